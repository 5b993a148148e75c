package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lists the enumerations that two resources share, such as the species of a pet and of its breed: their values must agree. */
record SharedEnums(List<String> members) {
    /** Finds the members with the same name and the same values, except states. */
    static SharedEnums of(ResourceShape from, ResourceShape to) {
        List<String> shared = new ArrayList<>();
        ObjectSchema own = SchemaShape.object(from.type());
        ObjectSchema other = SchemaShape.object(to.type());
        if (from != to && own != null && other != null) {
            for (MemberSchema member : own.members()) {
                MemberSchema same = other.member(member.name());
                boolean equal = same != null
                        && SchemaShape.bare(member.type()) instanceof EnumSchema one
                        && SchemaShape.bare(same.type()) instanceof EnumSchema two
                        && one.values().equals(two.values());
                if (equal && !isState(from, member.name()) && !isState(to, member.name())) {
                    shared.add(member.name());
                }
            }
        }
        return new SharedEnums(shared);
    }

    private static boolean isState(ResourceShape shape, String member) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        return lifecycle != null && lifecycle.member().names().get(0).equals(member);
    }

    /** Returns the rows whose values do not contradict those of a new instance. */
    List<Row> agreeing(List<Row> rows, Document source) {
        return members.isEmpty()
                ? rows
                : rows.stream().filter(row -> agrees(row, source)).toList();
    }

    private boolean agrees(Row row, Document source) {
        Document document = Json.parse(row.document());
        return members.stream().allMatch(name -> {
            Document own = source.member(name);
            Document other = document.member(name);
            return own == null || other == null || own.equals(other);
        });
    }

    /** Assigns the values of a chosen row to the members that a new instance does not have yet. */
    void assign(Row chosen, Document source, Map<String, Document> assigned) {
        Document document = members.isEmpty() ? Document.EMPTY_OBJECT : Json.parse(chosen.document());
        for (String name : members) {
            Document value = document.member(name);
            if (value != null && source.member(name) == null) {
                assigned.putIfAbsent(name, value);
            }
        }
    }
}
