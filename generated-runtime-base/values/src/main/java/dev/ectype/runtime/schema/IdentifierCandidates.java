package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the members that may identify an object, in groups of decreasing rank. */
public final class IdentifierCandidates {
    /** Identifies no object. */
    public static final IdentifierCandidates NONE = new IdentifierCandidates(List.of());

    private final List<Group> groups;

    private IdentifierCandidates(List<Group> groups) {
        this.groups = groups;
    }

    /**
     * Names members of one rank.
     *
     * @param exclusive true if a member of the group identifies only objects without another member of the group
     */
    private record Group(List<String> names, boolean exclusive) {
        List<String> of(ObjectSchema object) {
            List<String> found =
                    names.stream().filter(name -> object.member(name) != null).toList();
            return exclusive && found.size() > 1 ? List.of() : found;
        }
    }

    /** Creates the table of a list of groups. Without a list no object is identified. */
    public static IdentifierCandidates of(@Nullable Document list) {
        if (list == null) {
            return NONE;
        }
        List<Group> groups = new ArrayList<>();
        for (Document group : list.elements()) {
            List<String> names = new ArrayList<>();
            Document listed = group.member("names");
            Document kind = group.member("kind");
            if (listed != null) {
                listed.elements().forEach(name -> names.add(name.text()));
            }
            groups.add(new Group(names, kind != null && kind.text().equals("NOUN_IDENTIFIER")));
        }
        return new IdentifierCandidates(groups);
    }

    /** Returns the members that may identify an object of a type, the best first. */
    public List<String> of(ObjectSchema object) {
        List<String> members = new ArrayList<>();
        groups.forEach(group -> members.addAll(group.of(object)));
        return members;
    }
}
