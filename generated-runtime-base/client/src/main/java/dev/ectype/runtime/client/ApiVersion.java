package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/**
 * Identifies an API and its description.
 *
 * @param name the title of the description
 * @param version the version in the description
 * @param hash the hash of the description
 */
public record ApiVersion(String name, String version, String hash) {
    static ApiVersion of(Document api) {
        return new ApiVersion(
                ReplyMembers.text(api, "name"), ReplyMembers.text(api, "version"), ReplyMembers.text(api, "hash"));
    }

    /** Returns the name and the version in readable form. */
    @Override
    public String toString() {
        return name + " " + version;
    }
}
