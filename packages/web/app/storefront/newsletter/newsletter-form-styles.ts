// The form loads with the footer; its styles must be there before, or the footer moves.
import "./newsletter-form.css";
