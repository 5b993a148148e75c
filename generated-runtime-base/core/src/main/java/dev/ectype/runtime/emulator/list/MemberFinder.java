package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds members of items by the names in requests, regardless of spelling.
 *
 * <p>The names are texts of one request in any spelling, such as {@code sort=created}, so that the plan cannot list them.
 */
public final class MemberFinder {
    private static final int DEEPEST = 6;
    private static final List<String> WHEN = List.of("at", "on", "date", "time", "datetime", "timestamp", "utc");

    private static final Pattern BRACKETED = Pattern.compile("([^\\[\\]]+)\\[([\"']?)([^\"'\\]]+)\\2\\]");

    private final Schema type;
    private final List<String> describing;

    /**
     * Creates a finder for items of a type.
     *
     * @param describing the objects with members that describe a whole item
     */
    MemberFinder(Schema type, List<String> describing) {
        this.type = type;
        this.describing = List.copyOf(describing);
    }

    /** Creates a finder for instances of a resource. */
    public static MemberFinder of(ResourcePlan resource) {
        return new MemberFinder(resource.type(), resource.describing());
    }

    /** Returns the type of the items. */
    Schema type() {
        return type;
    }

    /**
     * Returns the path for a name such as {@code created}, {@code owner.login}, {@code Owner/Login} or {@code labels["size"]}, or null.
     * Without such a member, the name is that of a member of an object that describes the item.
     */
    @Nullable
    MemberPath find(String name) {
        MemberPath found = direct(type, name);
        for (String member : found == null ? describing : List.<String>of()) {
            MemberSchema object = SchemaShape.member(type, member);
            MemberPath inner = object == null || found != null ? null : direct(object.type(), name);
            if (inner != null) {
                List<String> names = new ArrayList<>(List.of(member));
                names.addAll(inner.names());
                found = new MemberPath(names);
            }
        }
        return found;
    }

    private static @Nullable MemberPath direct(Schema type, String name) {
        Matcher bracketed = BRACKETED.matcher(name);
        if (bracketed.matches()) {
            MemberPath object = direct(type, bracketed.group(1));
            return object == null ? null : object.child(bracketed.group(3));
        }
        List<String> names = new ArrayList<>();
        Schema at = type;
        String[] parts = name.split("[./]", DEEPEST);
        for (int index = 0; index < parts.length; index++) {
            String part = parts[index];
            MemberSchema member = part.isEmpty() ? null : member(at, part, 0);
            if (member == null && index == parts.length - 1 && index > 0 && isMap(at)) {
                names.add(part);
                return new MemberPath(names);
            }
            if (member == null) {
                return null;
            }
            names.add(member.name());
            at = SchemaShape.bare(member.type()) instanceof ArraySchema array ? array.items() : member.type();
        }
        return new MemberPath(names);
    }

    /** Returns whether the members of an object are entries with any name. */
    private static boolean isMap(Schema schema) {
        return SchemaShape.bare(schema) instanceof ObjectSchema object
                && object.members().isEmpty()
                && !(object.additional() instanceof NoneSchema);
    }

    private static @Nullable MemberSchema member(Schema schema, String name, int depth) {
        Schema bare = SchemaShape.bare(schema);
        if (bare instanceof UnionSchema union && depth < DEEPEST) {
            for (Schema variant : union.variants()) {
                MemberSchema found = member(variant, name, depth + 1);
                if (found != null) {
                    return found;
                }
            }
        }
        if (!(bare instanceof ObjectSchema object)) {
            return null;
        }
        MemberSchema exact = object.member(name);
        return exact == null ? alike(object, name) : exact;
    }

    private static @Nullable MemberSchema alike(ObjectSchema object, String name) {
        String plain = NormalizedName.of(name);
        for (MemberSchema member : object.members()) {
            if (NormalizedName.of(member.name()).equals(plain)) {
                return member;
            }
        }
        String event = event(plain);
        for (MemberSchema member : object.members()) {
            String own = NormalizedName.of(member.name());
            if (!event(own).equals(own) && event(own).equals(event)) {
                return member;
            }
        }
        return null;
    }

    /** Returns the event in the name of a time member: {@code created} for {@code createdat} and {@code datecreated}. */
    private static String event(String plain) {
        String event = plain;
        for (String word : WHEN) {
            if (event.length() > word.length() + 3 && event.endsWith(word)) {
                event = event.substring(0, event.length() - word.length());
                break;
            }
        }
        for (String word : WHEN) {
            if (event.length() > word.length() + 3 && event.startsWith(word)) {
                event = event.substring(word.length());
                break;
            }
        }
        return switch (event) {
            case "create", "creation", "inserted", "added" -> "created";
            case "update", "modified", "lastmodified", "lastupdated", "changed" -> "updated";
            default -> event;
        };
    }
}
