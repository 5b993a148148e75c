package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.resource.MetadataMember;
import java.util.List;

/**
 * Lists the members of an operation's replies whose values come from the operation rather than from a stored instance.
 *
 * @param metadataMembers the members of a long-running operation's metadata that the server sets
 * @param deletionFlags the members that are true in the reply of a deletion
 */
public record OperationMembers(List<MetadataMember> metadataMembers, List<String> deletionFlags) {
    public static final OperationMembers NONE = new OperationMembers(List.of(), List.of());

    public OperationMembers {
        metadataMembers = List.copyOf(metadataMembers);
        deletionFlags = List.copyOf(deletionFlags);
    }

    public OperationMembers withMetadataMembers(List<MetadataMember> members) {
        return new OperationMembers(members, deletionFlags);
    }

    public OperationMembers withDeletionFlags(List<String> members) {
        return new OperationMembers(metadataMembers, members);
    }
}
