package dev.ectype.compiler.ir.resource;

import java.util.ArrayList;
import java.util.List;

/**
 * Describes the members of a resource whose values the server derives from requests.
 *
 * @param fileMembers the members whose values follow from an uploaded file
 */
public record DerivedMembers(List<FileMember> fileMembers) {
    public static final DerivedMembers NONE = new DerivedMembers(List.of());

    public DerivedMembers {
        fileMembers = List.copyOf(fileMembers);
    }

    public static DerivedMembers fromFiles(List<FileMember> members) {
        return new DerivedMembers(members);
    }

    /** Returns the members of both. */
    public DerivedMembers with(DerivedMembers other) {
        return new DerivedMembers(joined(fileMembers, other.fileMembers));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }
}
