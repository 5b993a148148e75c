package dev.ectype.runtime.emulator.populate;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.fit.text.EventNames;
import dev.ectype.runtime.state.id.Dice;
import java.math.BigDecimal;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds generators of plausible values by the names and types of members. */
final class ValueGenerators {
    private static final int DEEPEST = 3;
    private static final int MOST_ITEMS = 3;
    private static final long DAY = 86_400_000L;
    private static final ValueGenerator NOTHING = context -> null;
    /** Names of flags that other users set. New instances have none of them. */
    private static final List<String> USER_FLAGS =
            List.of("favorited", "favourited", "following", "starred", "liked", "subscribed", "pinned", "read", "seen");

    private static final List<String> EXCEPTIONS =
            List.of("deleted", "archived", "disabled", "blocked", "banned", "hidden", "locked", "test", "suspended");
    private static final List<String> SERVER_TIMES = List.of("creat", "updat", "modif", "insertedat");
    private static final List<String> FUTURE_WORDS = List.of(
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

    private final WordLists words;
    private final long now;
    private final Map<ObjectSchema, Map<String, ObjectGenerator>> objects = new IdentityHashMap<>();

    ValueGenerators(WordLists words, long now) {
        this.words = words;
        this.now = now;
    }

    WordLists words() {
        return words;
    }

    /** Returns the generator of nested objects of a type and noun. */
    private ObjectGenerator objectGenerator(ObjectSchema type, String noun) {
        return objects.computeIfAbsent(type, each -> new LinkedHashMap<>())
                .computeIfAbsent(noun, each -> new ObjectGenerator(type, noun, this));
    }

    /** Returns the generator of a member's value, which falls back to the example of the type. */
    ValueGenerator of(Schema type, String name, String noun) {
        Schema bare = SchemaShape.bare(type);
        Document example = example(type, bare);
        ValueGenerator own = own(bare, name, noun);
        return example == null
                ? own
                : context -> {
                    Document value = own.of(context);
                    return value == null ? example : value;
                };
    }

    private ValueGenerator own(Schema bare, String name, String noun) {
        String plain = NormalizedName.of(name);
        if (bare instanceof EnumSchema listed) {
            List<Document> values =
                    listed.values().stream().filter(each -> !each.isNull()).toList();
            return values.isEmpty()
                    ? NOTHING
                    : context -> context.dice().at(name).choose(values);
        }
        if (bare instanceof BooleanSchema) {
            return flag(name, plain);
        }
        if (bare instanceof TextSchema text) {
            return text(text, noun, plain);
        }
        if (bare instanceof NumberSchema number) {
            return number(number, name, plain);
        }
        if (bare instanceof ArraySchema list) {
            return items(list, name);
        }
        return bare instanceof ObjectSchema object && !object.members().isEmpty() ? inner(object, name, noun) : NOTHING;
    }

    private static @Nullable Document example(Schema type, Schema bare) {
        List<Document> examples = type.notes().examples().isEmpty()
                ? bare.notes().examples()
                : type.notes().examples();
        return examples.isEmpty() ? null : examples.get(0);
    }

    private static ValueGenerator flag(String name, String plain) {
        if (USER_FLAGS.contains(plain)) {
            return context -> Document.FALSE;
        }
        double likely = EXCEPTIONS.stream().anyMatch(plain::contains) ? 0.1 : 0.75;
        return context -> Document.of(context.dice().at(name).chance(likely));
    }

    private ValueGenerator number(NumberSchema type, String name, String plain) {
        String format = type.format() == null ? "" : type.format();
        if (isServerTime(plain)) {
            return NOTHING;
        }
        if (EventNames.isRare(name)) {
            return context -> Document.of(0);
        }
        if (format.contains("unix") || format.contains("timestamp")) {
            int sign = isFuture(plain) ? 1 : -1;
            return context -> Document.of((now + sign * context.dice().at(plain).between(1, 28) * DAY) / 1000);
        }
        ScalarGenerator<BigDecimal> known = NumberGenerators.of(name, SchemaShape.isInteger(type));
        return known == null ? NOTHING : context -> Document.of(known.of(context.persona(), context.dice()));
    }

    /** Returns whether the server sets the time itself, to the creation time of the instance. */
    private static boolean isServerTime(String name) {
        return SERVER_TIMES.stream().anyMatch(name::contains);
    }

    private static boolean isFuture(String name) {
        return FUTURE_WORDS.stream().anyMatch(name::startsWith) || name.endsWith("periodend");
    }

    private ValueGenerator text(TextSchema type, String noun, String name) {
        String format = type.format() == null ? "" : type.format();
        if (format.startsWith("date")) {
            return time(format, noun, name);
        }
        ScalarGenerator<String> known = TextGenerators.of(noun, format.equals("email") ? "email" : name);
        return known == null
                ? NOTHING
                : context -> {
                    String text = cut(known.of(context.persona(), context.dice()), type.maxLength());
                    return type.allows(text) ? Document.of(text) : null;
                };
    }

    /** Cuts a text that is too long after a word. */
    private static String cut(String text, int most) {
        if (text.length() <= most || text.indexOf(' ') < 0) {
            return text;
        }
        int blank = text.lastIndexOf(' ', most);
        return text.substring(0, blank < 0 ? most : blank);
    }

    /** Generates birth dates and future times. The server sets times of changes. */
    private ValueGenerator time(String format, String noun, String name) {
        boolean dated = format.equals("date");
        if (name.startsWith("birth") || name.equals("dob") || name.equals("dateofbirth")) {
            boolean person = NounKinds.isPerson(noun);
            int least = person ? 20 * 365 : 60;
            int most = person ? 70 * 365 : 12 * 365;
            return context -> timeDocument(now - context.dice().at(name).between(least, most) * DAY, dated);
        }
        return !isFuture(name)
                ? NOTHING
                : context -> {
                    Dice dice = context.dice().at(name);
                    return timeDocument(
                            now + dice.between(1, 60) * DAY + dice.at("hour").between(8, 18) * DAY / 24, dated);
                };
    }

    private static Document timeDocument(long time, boolean dated) {
        return Document.of(dated ? CivilTime.date(time) : CivilTime.text(time, false, "Z"));
    }

    private ValueGenerator inner(ObjectSchema type, String name, String noun) {
        String singular = noun(name);
        return context -> {
            if (context.depth() >= DEEPEST) {
                return null;
            }
            // A person nested in a person is another person.
            boolean same = context.depth() == 0 && !singular.equals(noun);
            Dice dice = context.dice().at(name);
            Persona persona = same ? context.persona() : new Persona(words, dice);
            return objectGenerator(type, singular).generate(new GenerationContext(persona, dice, context.depth() + 1));
        };
    }

    private ValueGenerator items(ArraySchema list, String name) {
        Items items = new Items(list, name);
        return context -> context.depth() < DEEPEST ? items.of(context) : null;
    }

    /** Generates arrays of a few distinct elements. */
    private final class Items implements ValueGenerator {
        private final ArraySchema list;
        private final String name;
        private final String singular;
        private final int least;
        private final int most;
        private @Nullable ValueGenerator item;

        Items(ArraySchema list, String name) {
            this.list = list;
            this.name = name;
            this.singular = noun(name);
            this.least = Math.min(Math.max(list.minItems(), 0), MOST_ITEMS);
            this.most = Math.max(least, Math.min(MOST_ITEMS, list.maxItems()));
        }

        @Override
        public @Nullable Document of(GenerationContext context) {
            long count = context.dice().at("count " + name).between(least, most);
            Map<String, Document> distinct = new LinkedHashMap<>();
            for (int at = 0; at < count; at++) {
                Dice dice = context.dice().at(name).at(at);
                Document value = item().of(new GenerationContext(new Persona(words, dice), dice, context.depth() + 1));
                if (value == null) {
                    return null;
                }
                distinct.put(value.toString(), value);
            }
            JsonWriter out = new JsonWriter(64).beginArray();
            distinct.values().forEach(out::value);
            return out.endArray().toDocument();
        }

        /** Returns the generator of elements, created on first use because types may be recursive. */
        private ValueGenerator item() {
            ValueGenerator known = item;
            if (known == null) {
                ObjectSchema object = SchemaShape.object(list.items());
                known = object == null
                        ? ValueGenerators.this.of(list.items(), singular, singular)
                        : context -> objectGenerator(object, singular).generate(context);
                item = known;
            }
            return known;
        }
    }

    /** Returns the noun of a member or resource: the singular of its name, as lower-case letters and digits. */
    static String noun(String name) {
        return NormalizedName.of(Nouns.singular(name.substring(name.lastIndexOf('.') + 1)));
    }
}
