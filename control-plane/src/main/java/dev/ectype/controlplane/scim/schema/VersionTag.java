package dev.ectype.controlplane.scim.schema;

import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Represents the version of a resource as weak entity tag. */
public record VersionTag(String text) {
    private static final int BYTES = 8;
    private static final String WEAK = "W/";

    /** Creates the tag of a resource by its content. */
    public static VersionTag of(ObjectNode content) {
        byte[] hash = Sha256.begin().digest(content.toString().getBytes(StandardCharsets.UTF_8));
        return of(HexFormat.of().formatHex(hash, 0, BYTES));
    }

    public static VersionTag of(String version) {
        return new VersionTag(WEAK + "\"" + version + "\"");
    }

    /** Rejects the request if its header {@code If-Match} names other versions only. */
    public void check(@Nullable String ifMatch) {
        if (ifMatch != null && !matches(ifMatch)) {
            throw ScimErrors.invalidVersion("The resource has the version " + text + ", not "
                    + Excerpt.of(ifMatch)
                    + "; read it again before you change it.");
        }
    }

    private boolean matches(String header) {
        return Arrays.stream(header.split(","))
                .map(String::strip)
                .anyMatch(tag -> tag.equals("*") || strong(tag).equals(strong(text)));
    }

    private static String strong(String tag) {
        return tag.startsWith(WEAK) ? tag.substring(WEAK.length()) : tag;
    }
}
