package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.regex.Regex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Allows objects. */
public final class ObjectSchema implements Schema {
    /** Up to this number of members, comparing bytes is cheaper than decoding and hashing a name. */
    private static final int FEW = 24;

    private static final int DIRECTIONS = Direction.values().length;

    private final MemberSchema[] members;
    private final List<MemberSchema> inOrder;
    private final Map<String, MemberSchema> byName = new LinkedHashMap<>();
    private final List<MemberPattern> patterns;
    private final Schema additional;
    private final MemberCount count;
    private final ObjectRules rules;
    private final IdentifierCandidates identifying;
    private final Notes notes;
    /** The visible members by direction, found at first use, because notes may be behind references. */
    private final @Nullable VisibleMembers[] visibleByDirection = new VisibleMembers[DIRECTIONS];

    public ObjectSchema(
            List<MemberSchema> members,
            List<MemberPattern> patterns,
            Schema additional,
            MemberCount count,
            Notes notes) {
        this(members, patterns, additional, count, ObjectRules.NONE, IdentifierCandidates.NONE, notes);
    }

    public ObjectSchema(
            List<MemberSchema> members,
            List<MemberPattern> patterns,
            Schema additional,
            MemberCount count,
            ObjectRules rules,
            IdentifierCandidates identifying,
            Notes notes) {
        this.members = members.toArray(new MemberSchema[0]);
        this.inOrder = List.copyOf(members);
        this.patterns = List.copyOf(patterns);
        this.additional = additional;
        this.count = count;
        this.rules = rules;
        this.identifying = identifying;
        this.notes = notes;
        members.forEach(member -> byName.put(member.name(), member));
    }

    /** Returns the named members in the order of the description. */
    public List<MemberSchema> members() {
        return inOrder;
    }

    /** Returns the member with a name, or null. */
    public @Nullable MemberSchema member(String name) {
        return byName.get(name);
    }

    /** Returns the type of a member with a name; the type without values if the name is not allowed. */
    public Schema typeOf(String name) {
        if (rules != ObjectRules.NONE && !rules.allowsName(name)) {
            return NoneSchema.NONE;
        }
        List<Schema> types = new ArrayList<>();
        MemberSchema named = byName.get(name);
        if (named != null) {
            types.add(named.type());
        }
        patterns.stream()
                .filter(pattern -> pattern.regex().isFoundIn(name))
                .forEach(pattern -> types.add(pattern.type()));
        return types.isEmpty() ? additional : IntersectionMerger.all(types);
    }

    public List<MemberPattern> patterns() {
        return patterns;
    }

    /** Returns the type of members without a declared name or a matching pattern. */
    public Schema additional() {
        return additional;
    }

    public MemberCount count() {
        return count;
    }

    public ObjectRules rules() {
        return rules;
    }

    /** Returns the members by which objects of the API are identified. */
    public IdentifierCandidates identifying() {
        return identifying;
    }

    /** Returns a type with the same members and other rules. */
    public ObjectSchema withRules(ObjectRules other) {
        return new ObjectSchema(inOrder, patterns, additional, count, other, identifying, notes);
    }

    @Override
    public Notes notes() {
        return notes;
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        if (!value.isObject()) {
            return check.refuse("type", value, "an object");
        }
        boolean allowed = count.allows(value, check);
        VisibleMembers visible = visibleIn(check.direction());
        int needed = visible.required();
        int at = 0;
        MemberCursor cursor = value.cursor();
        while (cursor.next() && (allowed || !check.isFinished())) {
            int found = indexOf(cursor, at);
            if (found < 0) {
                allowed &= allowsUnnamed(cursor, check);
                continue;
            }
            MemberSchema member = members[found];
            at = found + 1;
            boolean described = visible.includes(found);
            needed -= described && member.required() ? 1 : 0;
            allowed &= patterns.isEmpty() || allowsMatching(cursor, check);
            allowed &= check.direction() == Direction.REQUEST && !described
                    || check.member(member.name(), member.type(), cursor.value());
        }
        allowed &= needed == 0 || refuseMissing(value, check);
        return (rules == ObjectRules.NONE || rules.allows(value, check)) && allowed;
    }

    /** Returns the index of the member under the cursor, or -1. The hint helps, because clients often keep the described order. */
    private int indexOf(MemberCursor cursor, int hint) {
        if (members.length > FEW) {
            return hint < members.length && cursor.nameIs(members[hint].name()) ? hint : slot(cursor.name());
        }
        for (int tried = 0; tried < members.length; tried++) {
            int at = hint + tried;
            at = at < members.length ? at : at % members.length;
            if (cursor.nameIs(members[at].name())) {
                return at;
            }
        }
        return -1;
    }

    private int slot(String name) {
        MemberSchema member = byName.get(name);
        return member == null ? -1 : member.position();
    }

    private boolean allowsUnnamed(MemberCursor cursor, ValidationContext check) {
        if (patterns.isEmpty() && additional instanceof AnySchema) {
            return true;
        }
        String name = cursor.name();
        boolean matched = patterns.stream().anyMatch(pattern -> pattern.regex().isFoundIn(name));
        if (matched) {
            return allowsMatching(cursor, check);
        }
        if (additional instanceof NoneSchema) {
            return check.refuseMember(name, cursor.value());
        }
        return check.member(name, additional, cursor.value());
    }

    private boolean allowsMatching(MemberCursor cursor, ValidationContext check) {
        String name = cursor.name();
        boolean allowed = true;
        for (MemberPattern pattern : patterns) {
            allowed &= !pattern.regex().isFoundIn(name) || check.member(name, pattern.type(), cursor.value());
        }
        return allowed;
    }

    private VisibleMembers visibleIn(Direction direction) {
        VisibleMembers known = visibleByDirection[direction.ordinal()];
        if (known == null) {
            known = VisibleMembers.of(members, direction);
            visibleByDirection[direction.ordinal()] = known;
        }
        return known;
    }

    private boolean refuseMissing(Document value, ValidationContext check) {
        if (check.isFinished()) {
            return false;
        }
        Set<String> there = new LinkedHashSet<>();
        MemberCursor cursor = value.cursor();
        while (cursor.next()) {
            there.add(cursor.name());
        }
        for (MemberSchema member : members) {
            if (!check.isFinished() && member.isRequired(check.direction()) && !there.contains(member.name())) {
                check.refuseWithout(member.name(), value);
            }
        }
        return false;
    }

    /**
     * Lists the members that a direction has.
     *
     * @param flags whether each member is visible
     * @param required the number of members that an object must have
     */
    private record VisibleMembers(boolean[] flags, int required) {
        static VisibleMembers of(MemberSchema[] members, Direction direction) {
            boolean[] flags = new boolean[members.length];
            int required = 0;
            for (int at = 0; at < members.length; at++) {
                flags[at] = members[at].isVisible(direction);
                required += members[at].isRequired(direction) ? 1 : 0;
            }
            return new VisibleMembers(flags, required);
        }

        boolean includes(int member) {
            return flags[member];
        }
    }

    /** Describes the type of all members with a matching name. */
    public record MemberPattern(Regex regex, Schema type) {}
}
