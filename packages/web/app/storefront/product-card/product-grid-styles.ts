// For pages whose grid the server renders but a later script hydrates: the styles must not wait for it.
import "./card-answer.css";
import "./product-grid.css";
