package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.resource.MetadataMember;
import dev.ectype.compiler.ir.resource.PathMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists the members that the operation itself sets or compares, rather than its body or the stored instance.
 *
 * @param metadataMembers the members of a long-running operation's metadata that the server sets
 * @param deletionFlags the members that are true in the reply of a deletion
 * @param pathKeys the lookup members that a path parameter sets besides the identifier
 * @param pathEchoes the members of replies that repeat a path parameter under another spelling
 * @param listedMember the member whose values a list contains instead of instances, or null for the identifier
 * @param elementMember the member of a list's elements that contains the instance, or null for the element itself
 * @param searchStates the members with the states that the words of a search name, such as {@code is:open}
 */
public record OperationMembers(
        List<MetadataMember> metadataMembers,
        List<String> deletionFlags,
        List<PathMember> pathKeys,
        List<PathMember> pathEchoes,
        @Nullable String listedMember,
        @Nullable String elementMember,
        List<String> searchStates) {
    public static final OperationMembers NONE =
            new OperationMembers(List.of(), List.of(), List.of(), List.of(), null, null, List.of());

    public OperationMembers {
        metadataMembers = List.copyOf(metadataMembers);
        deletionFlags = List.copyOf(deletionFlags);
        pathKeys = List.copyOf(pathKeys);
        pathEchoes = List.copyOf(pathEchoes);
        searchStates = List.copyOf(searchStates);
    }

    public OperationMembers withMetadataMembers(List<MetadataMember> members) {
        return new OperationMembers(
                members, deletionFlags, pathKeys, pathEchoes, listedMember, elementMember, searchStates);
    }

    public OperationMembers withDeletionFlags(List<String> members) {
        return new OperationMembers(
                metadataMembers, members, pathKeys, pathEchoes, listedMember, elementMember, searchStates);
    }

    public OperationMembers withPathKeys(List<PathMember> keys) {
        return new OperationMembers(
                metadataMembers, deletionFlags, keys, pathEchoes, listedMember, elementMember, searchStates);
    }

    public OperationMembers withPathEchoes(List<PathMember> echoes) {
        return new OperationMembers(
                metadataMembers, deletionFlags, pathKeys, echoes, listedMember, elementMember, searchStates);
    }

    public OperationMembers withListedMember(String member) {
        return new OperationMembers(
                metadataMembers, deletionFlags, pathKeys, pathEchoes, member, elementMember, searchStates);
    }

    public OperationMembers withElementMember(String member) {
        return new OperationMembers(
                metadataMembers, deletionFlags, pathKeys, pathEchoes, listedMember, member, searchStates);
    }

    public OperationMembers withSearchStates(List<String> members) {
        return new OperationMembers(
                metadataMembers, deletionFlags, pathKeys, pathEchoes, listedMember, elementMember, members);
    }
}
