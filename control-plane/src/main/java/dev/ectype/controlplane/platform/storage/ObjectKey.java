package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Names a content by its organization and a path of plain words, such as {@code projects/shop/recordings/rec_….jsonl}. Names contain
 * nothing with a meaning for file systems or URLs.
 */
public record ObjectKey(UUID organization, String path) {
    /** The maximum length of a path: the limit of S3, without the root of an organization and a prefix. */
    public static final int LONGEST = 800;

    /** The root of the contents of all organizations. */
    static final String ORGANIZATIONS = "organizations/";

    private static final String WORD = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}";
    private static final Pattern FORM = Pattern.compile(WORD + "(/" + WORD + ")*");

    public ObjectKey {
        if (path.length() > LONGEST || !FORM.matcher(path).matches()) {
            throw new IllegalArgumentException("\"" + path + "\" is not a path of plain words.");
        }
    }

    /** Returns the path from the root of the storage, which begins with the organization. */
    public String full() {
        return root(organization) + path;
    }

    /** Returns the prefix of an organization's full names. */
    static String root(UUID organization) {
        return ORGANIZATIONS + IdKind.ORGANIZATION.text(organization) + "/";
    }
}
