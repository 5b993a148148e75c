package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.state.Dice;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Says what the names and types of members make believable, and nothing about the others: those are filled in like the
 * members of any new instance.
 */
final class Believable {
    private static final int DEEPEST = 3;
    private static final int MOST_ITEMS = 3;
    private static final double SAID = 0.85;
    private static final long DAY = 86_400_000L;
    /** What has not happened to most things. */
    private static final List<String> MISHAPS = List.of(
            "error", "fail", "cancel", "reject", "revoke", "delete", "suspend", "dispute", "refund", "reversed");

    /** What other people do to a thing, and nobody has done yet. */
    private static final List<String> MARKS =
            List.of("favorited", "favourited", "following", "starred", "liked", "subscribed", "pinned", "read", "seen");

    private static final List<String> EXCEPTIONS =
            List.of("deleted", "archived", "disabled", "blocked", "banned", "hidden", "locked", "test", "suspended");
    private static final List<String> SERVER_TIMES = List.of("creat", "updat", "modif", "insertedat");
    private static final List<String> YET_TO_COME = List.of(
            "due",
            "expir",
            "end",
            "until",
            "deadline",
            "next",
            "scheduled",
            "departure",
            "arrival",
            "checkin",
            "checkout");

    private final Words words;
    private final long now;
    private final Map<String, String> plainNames = new LinkedHashMap<>();
    private final Map<String, Boolean> mishaps = new LinkedHashMap<>();
    private final Map<MemberSchema, Insides> insides = new IdentityHashMap<>();
    private int number;
    private final Map<ObjectSchema, Boolean> reachable = new IdentityHashMap<>();

    Believable(Words words, long now) {
        this.words = words;
        this.now = now;
    }

    /** One object that is being described: what it is, and whom and what it is about. */
    private record Scene(String thing, Cast cast, Dice dice, int depth) {
        Scene within(String member, Words words) {
            String singular = singular(member);
            // A person within a person is somebody else.
            boolean same = depth == 0 && !singular.equals(thing);
            Dice inner = dice.at(member);
            return new Scene(singular, same ? cast : new Cast(words, inner), inner, depth + 1);
        }
    }

    /** The object with that number among those of a resource; what it holds inside repeats after many. */
    Document object(ObjectSchema type, String resource, Dice dice, int number) {
        this.number = number;
        return object(type, new Scene(singular(resource), new Cast(words, dice), dice, 0));
    }

    private Document object(ObjectSchema type, Scene around) {
        boolean person = !Kinds.isKnown(around.thing) && isReachable(type);
        Scene scene = person ? new Scene("person", around.cast, around.dice, around.depth) : around;
        JsonWriter out = new JsonWriter(256).beginObject();
        for (MemberSchema member : type.members()) {
            Document value = isSaid(member, scene) ? said(member, scene) : null;
            // What is still missing inside is filled in later; a value by itself is right or wrong.
            boolean whole = value != null && (value.isObject() || value.isArray());
            if (value != null && (whole || Validator.allows(member.type(), value, Direction.STORED))) {
                out.name(member.name()).value(value);
            }
        }
        return out.endObject().toDocument();
    }

    private @Nullable Document said(MemberSchema member, Scene scene) {
        Schema bare = scene.depth > 0 ? member.type() : Shape.bare(member.type());
        boolean inner = scene.depth == 0 && (bare instanceof ObjectSchema || bare instanceof ArraySchema);
        return inner
                ? insides.computeIfAbsent(member, each -> new Insides())
                        .of(number, scene.cast, () -> value(member.type(), member.name(), scene))
                : value(member.type(), member.name(), scene);
    }

    /** What is reached by mail or telephone is about somebody. */
    private boolean isReachable(ObjectSchema type) {
        return reachable.computeIfAbsent(
                type,
                each -> each.members().stream()
                        .map(member -> plain(member.name()))
                        .anyMatch(name -> name.equals("email") || name.equals("phone") || name.equals("firstname")));
    }

    private boolean isSaid(MemberSchema member, Scene scene) {
        if (!member.isShown(Direction.STORED)) {
            return false;
        }
        return member.isRequired(Direction.STORED)
                || !isMishap(plain(member.name()))
                        && scene.dice.at("said " + member.name()).chance(SAID);
    }

    private boolean isMishap(String plain) {
        return mishaps.computeIfAbsent(plain, each -> MISHAPS.stream().anyMatch(each::contains));
    }

    private @Nullable Document value(Schema type, String name, Scene scene) {
        Schema bare = Shape.bare(type);
        Document value = null;
        if (bare instanceof EnumSchema listed) {
            value = choice(listed, scene.dice.at(name));
        } else if (bare instanceof BooleanSchema) {
            value = Document.of(truth(plain(name), scene.dice.at(name)));
        } else if (bare instanceof TextSchema text) {
            value = text(text, plain(name), scene);
        } else if (bare instanceof NumberSchema number) {
            value = number(number, plain(name), scene);
        } else if (bare instanceof ArraySchema list && scene.depth < DEEPEST) {
            value = items(list, name, scene);
        } else if (bare instanceof ObjectSchema object
                && scene.depth < DEEPEST
                && !object.members().isEmpty()) {
            value = object(object, scene.within(name, words));
        }
        return value == null ? example(type, bare) : value;
    }

    private @Nullable Document number(NumberSchema type, String name, Scene scene) {
        String format = type.format() == null ? "" : type.format();
        if (isServerTime(name)) {
            return null;
        }
        if (isMishap(name)) {
            return Document.of(0);
        }
        if (format.contains("unix") || format.contains("timestamp")) {
            long days = scene.dice.at(name).between(1, 28);
            return Document.of((isYetToCome(name) ? now + days * DAY : now - days * DAY) / 1000);
        }
        BigDecimal known = new Numbers(scene.cast, scene.dice).of(name, Shape.isInteger(type));
        return known == null ? null : Document.of(known);
    }

    /** What the server sets by itself, to the time at which an instance is made. */
    private static boolean isServerTime(String name) {
        return SERVER_TIMES.stream().anyMatch(name::contains);
    }

    private static boolean isYetToCome(String name) {
        return YET_TO_COME.stream().anyMatch(name::startsWith) || name.endsWith("periodend");
    }

    private static @Nullable Document example(Schema type, Schema bare) {
        List<Document> examples = type.notes().examples().isEmpty()
                ? bare.notes().examples()
                : type.notes().examples();
        return examples.isEmpty() ? null : examples.get(0);
    }

    private static @Nullable Document choice(EnumSchema listed, Dice dice) {
        List<Document> values =
                listed.values().stream().filter(each -> !each.isNull()).toList();
        return values.isEmpty() ? null : dice.choose(values);
    }

    private static boolean truth(String name, Dice dice) {
        if (MARKS.contains(name)) {
            return false;
        }
        boolean exception = EXCEPTIONS.stream().anyMatch(name::contains);
        return dice.chance(exception ? 0.1 : 0.75);
    }

    private @Nullable Document text(TextSchema type, String name, Scene scene) {
        String format = type.format() == null ? "" : type.format();
        if (format.startsWith("date")) {
            return time(format, name, scene);
        }
        String known = format.equals("email") ? "email" : name;
        String text = new Texts(scene.cast, scene.dice).of(scene.thing, known);
        if (text == null) {
            return null;
        }
        boolean hasBlanks = text.indexOf(' ') >= 0;
        String fitting = text.length() > type.maxLength() && hasBlanks
                ? text.substring(
                        0,
                        text.lastIndexOf(' ', type.maxLength()) < 0
                                ? type.maxLength()
                                : text.lastIndexOf(' ', type.maxLength()))
                : text;
        return type.allows(fitting) ? Document.of(fitting) : null;
    }

    /** What is yet to come lies after now; when something was changed is up to the server. */
    private @Nullable Document time(String format, String name, Scene scene) {
        Dice dice = scene.dice.at(name);
        Long time = null;
        if (name.startsWith("birth") || name.equals("dob") || name.equals("dateofbirth")) {
            boolean person = Kinds.isPerson(scene.thing);
            time = now - dice.between(person ? 20 * 365 : 60, person ? 70 * 365 : 12 * 365) * DAY;
        } else if (isYetToCome(name)) {
            time = now + dice.between(1, 60) * DAY + dice.at("hour").between(8, 18) * DAY / 24;
        }
        if (time == null) {
            return null;
        }
        return Document.of(format.equals("date") ? CivilTime.date(time) : CivilTime.text(time, false, "Z"));
    }

    private @Nullable Document items(ArraySchema list, String name, Scene scene) {
        int least = Math.min(Math.max(list.minItems(), 0), MOST_ITEMS);
        int most = Math.max(least, Math.min(MOST_ITEMS, list.maxItems()));
        int count = (int) scene.dice.at("count " + name).between(least, most);
        Map<String, Document> distinct = new LinkedHashMap<>();
        for (int at = 0; at < count; at++) {
            Dice dice = scene.dice.at(name).at(at);
            Scene item = new Scene(singular(name), new Cast(words, dice), dice, scene.depth + 1);
            Document value = Shape.object(list.items()) == null
                    ? value(list.items(), singular(name), item)
                    : object(java.util.Objects.requireNonNull(Shape.object(list.items())), item);
            if (value == null) {
                return null;
            }
            distinct.put(value.toString(), value);
        }
        JsonWriter out = new JsonWriter(64).beginArray();
        new ArrayList<>(distinct.values()).forEach(out::value);
        return out.endArray().toDocument();
    }

    private String plain(String name) {
        return plainNames.computeIfAbsent(name, PlainName::of);
    }

    static String singular(String name) {
        String bare = PlainName.of(name.substring(name.lastIndexOf('.') + 1));
        if (bare.endsWith("ies") && bare.length() > 4) {
            return bare.substring(0, bare.length() - 3) + "y";
        }
        boolean plural = bare.endsWith("s") && !bare.endsWith("ss") && !bare.endsWith("us") && bare.length() > 3;
        return plural ? bare.substring(0, bare.length() - 1) : bare;
    }
}
