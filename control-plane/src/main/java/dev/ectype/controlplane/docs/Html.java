package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Escapes texts for HTML and builds content security policies. */
final class Html {
    private Html() {}

    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Returns the policy source for one inline style or script, by its hash. */
    static String source(String inline) {
        byte[] sum = Sha256.begin().digest(inline.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
    }
}
