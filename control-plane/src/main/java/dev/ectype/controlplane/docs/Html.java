package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** What pages are written with: texts that mean themselves, and policies that let in what a page itself has. */
final class Html {
    private Html() {}

    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** The source of a policy that lets in one style or script: the one with this text. */
    static String source(String inline) {
        byte[] sum = Sha256.begin().digest(inline.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
    }
}
