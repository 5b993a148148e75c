package dev.ectype.runtime.plan.error;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Describes the meaning of the words in the error bodies of an API.
 *
 * @param members the meanings of members by name
 */
public record ErrorPlan(Map<String, Set<ErrorMeaning>> members) {
    public static final ErrorPlan NONE = new ErrorPlan(new LinkedHashMap<>());

    public ErrorPlan {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    public static ErrorPlan of(PlanObjectReader fields) {
        Map<String, Set<ErrorMeaning>> members = new LinkedHashMap<>();
        for (Document member : fields.documents("members")) {
            PlanObjectReader read = new PlanObjectReader(member, fields.types());
            members.put(read.text("name"), meanings(read.texts("meanings")));
        }
        return new ErrorPlan(members);
    }

    private static Set<ErrorMeaning> meanings(List<String> names) {
        Set<ErrorMeaning> meanings = EnumSet.noneOf(ErrorMeaning.class);
        names.forEach(name -> meanings.add(ErrorMeaning.valueOf(name)));
        return meanings;
    }

    /** Returns the meanings of a member, or none. */
    public Set<ErrorMeaning> meaningsOf(String member) {
        Set<ErrorMeaning> meanings = members.get(member);
        return meanings == null ? Collections.emptySet() : meanings;
    }
}
