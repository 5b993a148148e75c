package dev.ectype.controlplane.platform.storage;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in S3.
 *
 * @param prefix what all names there begin with; empty, or with a slash at its end
 * @param endpoint the address of a service other than Amazon's
 * @param pathStyle whether the bucket stands in the path of an address, not in its host
 */
public record S3Address(
        String bucket,
        String prefix,
        String region,
        @Nullable URI endpoint,
        boolean pathStyle) {
    static final String SCHEME = "s3://";

    private static final Pattern FORM =
            Pattern.compile("s3://(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(/(?<prefix>[A-Za-z0-9._/-]*))?");

    /** The place of {@code s3://bucket/prefix}. */
    static S3Address parse(String text, String region, @Nullable URI endpoint, boolean pathStyle) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "ECTYPE_STORAGE must be s3://bucket, s3://bucket/prefix or the absolute path of a folder, but was \""
                            + text + "\"");
        }
        String prefix = form.group("prefix") == null ? "" : form.group("prefix").replaceAll("/+$", "");
        return new S3Address(form.group("bucket"), prefix.isEmpty() ? "" : prefix + "/", region, endpoint, pathStyle);
    }
}
