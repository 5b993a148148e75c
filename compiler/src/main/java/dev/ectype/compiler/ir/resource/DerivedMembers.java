package dev.ectype.compiler.ir.resource;

import java.util.ArrayList;
import java.util.List;

/**
 * Describes the members of a resource whose values the server derives from requests, rather than takes from members of
 * the same name.
 *
 * @param fileMembers the members whose values follow from an uploaded file
 * @param timeMembers the members with the time of an event
 * @param completionMembers the members that the completion of a pending instance sets
 * @param requestNames the members that requests set under other names only
 * @param initialValues the values of members that a creation leaves out
 * @param countedMembers the members that number the instances, although they are no identifiers
 * @param authorMembers the members of new instances that reference the current user
 * @param childCounts the members that count children or referencing instances
 */
public record DerivedMembers(
        List<FileMember> fileMembers,
        List<TimeMember> timeMembers,
        List<CompletionMember> completionMembers,
        List<RequestName> requestNames,
        List<InitialValue> initialValues,
        List<String> countedMembers,
        List<String> authorMembers,
        List<ChildCount> childCounts) {
    public static final DerivedMembers NONE =
            new DerivedMembers(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public DerivedMembers {
        fileMembers = List.copyOf(fileMembers);
        timeMembers = List.copyOf(timeMembers);
        completionMembers = List.copyOf(completionMembers);
        requestNames = List.copyOf(requestNames);
        initialValues = List.copyOf(initialValues);
        countedMembers = List.copyOf(countedMembers);
        authorMembers = List.copyOf(authorMembers);
        childCounts = List.copyOf(childCounts);
    }

    public static DerivedMembers fromFiles(List<FileMember> members) {
        return new DerivedMembers(members, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    }

    public static DerivedMembers timed(List<TimeMember> members) {
        return new DerivedMembers(List.of(), members, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    }

    public static DerivedMembers completed(List<CompletionMember> members) {
        return new DerivedMembers(List.of(), List.of(), members, List.of(), List.of(), List.of(), List.of(), List.of());
    }

    public static DerivedMembers renamed(List<RequestName> members) {
        return new DerivedMembers(List.of(), List.of(), List.of(), members, List.of(), List.of(), List.of(), List.of());
    }

    public static DerivedMembers initial(List<InitialValue> values) {
        return new DerivedMembers(List.of(), List.of(), List.of(), List.of(), values, List.of(), List.of(), List.of());
    }

    public static DerivedMembers counted(List<String> members) {
        return new DerivedMembers(List.of(), List.of(), List.of(), List.of(), List.of(), members, List.of(), List.of());
    }

    public static DerivedMembers written(List<String> authors) {
        return new DerivedMembers(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), authors, List.of());
    }

    public static DerivedMembers counting(List<ChildCount> counts) {
        return new DerivedMembers(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), counts);
    }

    /** Returns the members of both. */
    public DerivedMembers with(DerivedMembers other) {
        return new DerivedMembers(
                joined(fileMembers, other.fileMembers),
                joined(timeMembers, other.timeMembers),
                joined(completionMembers, other.completionMembers),
                joined(requestNames, other.requestNames),
                joined(initialValues, other.initialValues),
                joined(countedMembers, other.countedMembers),
                joined(authorMembers, other.authorMembers),
                joined(childCounts, other.childCounts));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }
}
