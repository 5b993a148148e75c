package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lists optional members that a sample body should have, because later requests use them.
 *
 * @param members the optional members
 * @param childLists the arrays that need an element, because no other request creates it
 * @param unique the members with unique values
 * @param same the values that repeat the path, for members of the body
 * @param salt the text that distinguishes the generated values
 */
public record RequestedMembers(
        List<String> members, List<String> childLists, List<String> unique, Map<String, Document> same, String salt) {
    public static final RequestedMembers NONE =
            new RequestedMembers(List.of(), List.of(), List.of(), new LinkedHashMap<>(), "");

    public RequestedMembers {
        members = List.copyOf(members);
        childLists = List.copyOf(childLists);
        unique = List.copyOf(unique);
        same = new LinkedHashMap<>(same);
    }
}
