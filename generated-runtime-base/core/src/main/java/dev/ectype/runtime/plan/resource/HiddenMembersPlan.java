package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Describes the stored members of an object that no response describes.
 *
 * @param members the names; without inner names the whole member is hidden, else only the inner members
 */
public record HiddenMembersPlan(Map<String, HiddenMembersPlan> members) {
    public static final HiddenMembersPlan NONE = new HiddenMembersPlan(new LinkedHashMap<>());

    public HiddenMembersPlan {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    public boolean isEmpty() {
        return members.isEmpty();
    }

    static HiddenMembersPlan of(PlanObjectReader fields) {
        Map<String, HiddenMembersPlan> members = new LinkedHashMap<>();
        for (JsonMember member : fields.object().members()) {
            members.put(member.name(), of(new PlanObjectReader(member.value(), fields.types())));
        }
        return members.isEmpty() ? NONE : new HiddenMembersPlan(members);
    }
}
