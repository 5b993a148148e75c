package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes a member whose value follows from an uploaded file, such as its size.
 *
 * @param member the member of the resource, or of the object member that has the name of the part
 * @param part the form member with the file, or null for the first file of a request
 * @param base64 true if a digest has the Base64 encoding, false if it is hexadecimal
 */
public record FileMember(String member, @Nullable String part, Fact fact, boolean base64) {
    /** Lists the facts about a file. */
    public enum Fact {
        SIZE,
        NAME,
        EXTENSION,
        MEDIA_TYPE,
        CRC32,
        CRC32C,
        MD5,
        SHA_1,
        SHA_256,
        SHA_512,
        /** A digest of any algorithm whose result the member's type allows. */
        DIGEST
    }
}
