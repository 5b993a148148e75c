package dev.ectype.controlplane.platform.storage;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the location of contents in S3.
 *
 * @param prefix the prefix of all names; empty, or with a slash at its end
 * @param endpoint the address of a service other than Amazon's; null for Amazon
 * @param pathStyle whether URLs contain the bucket in the path instead of the host
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

    /** Parses {@code s3://bucket/prefix}. */
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
