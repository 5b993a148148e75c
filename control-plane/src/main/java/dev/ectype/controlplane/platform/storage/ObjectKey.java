package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The name of a content: whose it is, and a path of plain words, {@code projects/shop/recordings/rec_….jsonl}. What could lead elsewhere,
 * or mean something to a file system or in an address, is in no name.
 */
public record ObjectKey(UUID organization, String path) {
    /** How long a path may be: what S3 allows, less the root of an organization and a prefix. */
    public static final int LONGEST = 800;

    /** The root of the contents of all organizations. */
    static final String ORGANIZATIONS = "organizations/";

    private static final String WORD = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}";
    private static final Pattern FORM = Pattern.compile(WORD + "(/" + WORD + ")*");

    public ObjectKey {
        if (path.length() > LONGEST || !FORM.matcher(path).matches()) {
            throw new IllegalArgumentException("\"" + path + "\" is no path of plain words.");
        }
    }

    /** The path from the root of the storage, which begins with the organization. */
    public String full() {
        return root(organization) + path;
    }

    /** What the full names of an organization begin with. */
    static String root(UUID organization) {
        return ORGANIZATIONS + IdKind.ORGANIZATION.text(organization) + "/";
    }
}
