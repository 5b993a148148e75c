package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/**
 * Which API, and from which description.
 *
 * @param hash equal for equal descriptions
 */
public record ApiVersion(String name, String version, String hash) {
    static ApiVersion of(Document api) {
        return new ApiVersion(
                ReplyMembers.text(api, "name"), ReplyMembers.text(api, "version"), ReplyMembers.text(api, "hash"));
    }

    /** The name and the version, for people. */
    @Override
    public String toString() {
        return name + " " + version;
    }
}
