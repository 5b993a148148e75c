package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lists optional members that a sample body should have, because later requests use them, or leaves all out.
 *
 * @param members the optional members
 * @param childLists the arrays that need an element, because no other request creates it
 * @param unique the members with unique values
 * @param same the values that repeat the path, for members of the body
 * @param salt the text that distinguishes the generated values
 * @param onlyRequired whether optional members of the example are left out, because conditions in them find nothing
 */
public record RequestedMembers(
        List<String> members,
        List<String> childLists,
        List<String> unique,
        Map<String, Document> same,
        String salt,
        boolean onlyRequired) {
    public static final RequestedMembers NONE =
            new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), "");

    public RequestedMembers(
            List<String> members,
            List<String> childLists,
            List<String> unique,
            Map<String, Document> same,
            String salt) {
        this(members, childLists, unique, same, salt, false);
    }

    /** Returns the request for a body without optional members. */
    public static RequestedMembers onlyRequired(String salt) {
        return new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), salt, true);
    }

    public RequestedMembers {
        members = List.copyOf(members);
        childLists = List.copyOf(childLists);
        unique = List.copyOf(unique);
        same = new LinkedHashMap<>(same);
    }
}
