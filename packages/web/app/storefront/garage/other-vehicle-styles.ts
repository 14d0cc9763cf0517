import "./other-vehicle-notice.css";
