import { fuzzSeed } from "@pecacerta/server/testing/fuzz";
import fc from "fast-check";

fc.configureGlobal({ seed: fuzzSeed });
