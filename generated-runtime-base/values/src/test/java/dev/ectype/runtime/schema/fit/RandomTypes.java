package dev.ectype.runtime.schema.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Generates random satisfiable type documents. */
final class RandomTypes {
    private static final List<String> PATTERNS = List.of(
            "^[a-z]{3,8}$",
            "^\\\\d{3}-\\\\d{4}$",
            "[A-Z]+_[0-9]+",
            "^(foo|bar)(-baz)?$",
            "^#[0-9a-fA-F]{6}$",
            "^(?=.*\\\\d)(?=.*[a-z]).{8,}$",
            "^\\\\w+@\\\\w+\\\\.com$",
            "^\\\\+?[1-9]\\\\d{1,14}$",
            "^arn:[^:\\\\s]*:[^:\\\\s]+$",
            "^([a-z]+)=(?:x|y){2,}?\\\\1$",
            "^[^\\\\s/]+(/[^\\\\s/]+)*$",
            "^$|^\\\\S+$");
    private static final List<String> FORMATS = List.of(
            "date-time",
            "date",
            "time",
            "uuid",
            "email",
            "uri",
            "uri-reference",
            "ipv4",
            "ipv6",
            "hostname",
            "password");
    private static final List<String> NAMES = List.of(
            "id",
            "name",
            "email",
            "created_at",
            "updatedAt",
            "count",
            "amount",
            "price",
            "url",
            "status",
            "tags",
            "metadata",
            "parent",
            "child",
            "a-b",
            "x y",
            "länge",
            "value",
            "created",
            "owner");

    private final Random random;
    private final RandomRules rules;

    RandomTypes(long seed) {
        random = new Random(seed);
        rules = new RandomRules(this, random);
    }

    /** Returns declared types with references to each other and to themselves. */
    String declared() {
        return "{" + NAMED.stream().map(name -> "\"" + name + "\":" + object(3)).collect(Collectors.joining(",")) + "}";
    }

    private static final List<String> NAMED = List.of("T0", "T1", "T2", "T3");

    String type(int depth) {
        return switch (random.nextInt(depth <= 0 ? 5 : 18)) {
            case 0 -> "{\"kind\":\"boolean\"" + notes() + "}";
            case 1 -> number();
            case 2, 3 -> text();
            case 4 ->
                "{\"kind\":\"enum\",\"values\":" + pick("[\"a\",\"b\"]", "[null,1]", "[7]", "[{\"a\":[1]},\"\"]")
                        + notes() + "}";
            case 5 -> "{\"kind\":\"any\"" + notes() + "}";
            case 6, 7 -> array(depth);
            case 8, 9 -> object(depth);
            case 10 ->
                "{\"kind\":\"nullable\",\"type\":" + (random.nextBoolean() ? named() : type(depth - 1)) + notes() + "}";
            case 11 -> union(depth);
            case 12 -> intersection(depth);
            case 13 -> random.nextBoolean() ? tagged(depth) : refusing();
            default -> rules.type(depth);
        };
    }

    private String number() {
        boolean integer = random.nextBoolean();
        String form = "{\"kind\":\"number\",\"integer\":" + integer;
        return form
                + switch (random.nextInt(7)) {
                    case 0 -> ",\"minimum\":" + random.nextInt(1_000);
                    case 1 -> ",\"minimum\":-3,\"maximum\":-1";
                    case 2 -> ",\"maximum\":" + -random.nextInt(1_000) + ",\"exclusiveMaximum\":true";
                    case 3 -> ",\"multipleOf\":" + (integer ? "7" : "0.25") + ",\"minimum\":50";
                    case 4 -> ",\"minimum\":0,\"exclusiveMinimum\":true,\"maximum\":" + (integer ? "1" : "0.001");
                    case 5 -> ",\"format\":\"" + (integer ? pick("int32", "int64") : "double") + "\"";
                    default -> "";
                }
                + notes()
                + "}";
    }

    private String text() {
        String form = "{\"kind\":\"text\"";
        return form
                + switch (random.nextInt(5)) {
                    case 0 -> ",\"format\":\"" + FORMATS.get(random.nextInt(FORMATS.size())) + "\"";
                    case 1 -> ",\"pattern\":\"" + PATTERNS.get(random.nextInt(PATTERNS.size())) + "\"";
                    case 2 -> ",\"minLength\":" + random.nextInt(30) + ",\"maxLength\":" + (30 + random.nextInt(9));
                    case 3 ->
                        random.nextBoolean()
                                ? ",\"maxLength\":" + random.nextInt(3)
                                : ",\"pattern\":\"^[a-f]+$\",\"minLength\":12,\"maxLength\":15";
                    default -> "";
                }
                + notes()
                + "}";
    }

    private String array(int depth) {
        return switch (random.nextInt(4)) {
            case 0 ->
                "{\"kind\":\"array\",\"items\":" + (random.nextBoolean() ? named() : type(depth - 1)) + notes() + "}";
            case 1 ->
                "{\"kind\":\"array\",\"items\":" + type(depth - 1) + ",\"minItems\":2,\"maxItems\":3" + notes() + "}";
            case 2 ->
                "{\"kind\":\"array\",\"items\":"
                        + (random.nextBoolean()
                                ? "{\"kind\":\"text\"}"
                                : "{\"kind\":\"number\",\"integer\":true,\"minimum\":1,\"maximum\":5}")
                        + ",\"minItems\":4,\"uniqueItems\":true" + notes() + "}";
            default ->
                "{\"kind\":\"array\",\"prefix\":[" + type(depth - 1) + "," + text()
                        + "],\"items\":{\"kind\":\"none\"},\"minItems\":" + random.nextInt(3) + notes() + "}";
        };
    }

    private String object(int depth) {
        List<String> members = new ArrayList<>();
        List<String> names = new ArrayList<>(NAMES);
        for (int left = random.nextInt(6); left > 0; left--) {
            boolean required = random.nextBoolean();
            String name = names.remove(random.nextInt(names.size()));
            String type = !required && random.nextInt(3) == 0 ? named() : type(depth - 1);
            members.add("{\"name\":\"" + name + "\",\"type\":" + type + ",\"required\":" + required + "}");
        }
        String additional = pick("{\"kind\":\"any\"}", "{\"kind\":\"none\"}", "{\"kind\":\"text\"}");
        boolean closed = additional.contains("none");
        String more = random.nextInt(4) == 0 ? ",\"patterns\":{\"^x-[a-z]+$\":{\"kind\":\"number\"}}" : "";
        String count = random.nextInt(4) > 0 || closed ? "" : ",\"minMembers\":" + random.nextInt(8);
        return "{\"kind\":\"object\",\"members\":[" + String.join(",", members) + "]" + more + count
                + ",\"additional\":" + additional + notes() + "}";
    }

    private String union(int depth) {
        if (random.nextBoolean()) {
            return "{\"kind\":\"union\",\"variants\":[" + type(depth - 1) + "," + named() + "," + type(depth - 1) + "]"
                    + notes() + "}";
        }
        return "{\"kind\":\"union\",\"exclusive\":true,\"variants\":["
                + pick("{\"kind\":\"number\",\"integer\":true},{\"kind\":\"number\"}", number()) + "," + text() + ","
                + object(depth - 1) + "]" + notes() + "}";
    }

    private String tagged(int depth) {
        String discriminator =
                random.nextBoolean() ? ",\"discriminator\":{\"member\":\"is\",\"mapping\":{\"one\":\"T0\"}}" : "";
        return "{\"kind\":\"union\",\"exclusive\":true,\"variants\":[" + variant("one", depth) + ","
                + variant("two", depth) + "]" + discriminator + "}";
    }

    private String variant(String tag, int depth) {
        return "{\"kind\":\"object\",\"members\":[{\"name\":\"is\",\"type\":{\"kind\":\"enum\",\"values\":[\"" + tag
                + "\"]},\"required\":true}," + "{\"name\":\"next\",\"type\":" + type(depth - 1)
                + "}],\"additional\":{\"kind\":\"any\"}}";
    }

    private String intersection(int depth) {
        String shared = "{\"name\":\"shared\",\"type\":{\"kind\":\"text\"},\"required\":true}";
        String first = "{\"kind\":\"object\",\"members\":[" + shared + ",{\"name\":\"one\",\"type\":" + type(depth - 1)
                + ",\"required\":true}],\"additional\":{\"kind\":\"any\"}" + notes() + "}";
        String second =
                "{\"kind\":\"object\",\"members\":[{\"name\":\"shared\",\"type\":{\"kind\":\"text\",\"minLength\":3},\"required\":false},{\"name\":\"two\",\"type\":"
                        + type(depth - 1) + "}],\"additional\":{\"kind\":\"any\"}}";
        String third = pick(
                "",
                ",{\"kind\":\"not\",\"refused\":{\"kind\":\"object\",\"members\":[{\"name\":\"forbidden\",\"type\":{\"kind\":\"any\"},\"required\":true}],\"additional\":{\"kind\":\"any\"}}}");
        return "{\"kind\":\"intersection\",\"parts\":[" + first + "," + second + third + "]" + notes() + "}";
    }

    private String refusing() {
        return pick(
                "{\"kind\":\"not\",\"refused\":{\"kind\":\"text\"}}",
                "{\"kind\":\"intersection\",\"parts\":[{\"kind\":\"boolean\"},{\"kind\":\"not\",\"refused\":{\"kind\":\"enum\",\"values\":[false]}}]}",
                "{\"kind\":\"intersection\",\"parts\":[{\"kind\":\"number\",\"minimum\":5},{\"kind\":\"number\",\"integer\":true,\"maximum\":6}]}",
                "{\"kind\":\"intersection\",\"parts\":[{\"kind\":\"text\",\"pattern\":\"^a\"},{\"kind\":\"nullable\",\"type\":{\"kind\":\"text\",\"pattern\":\"^[a-c]+$\",\"minLength\":4}}]}",
                "{\"kind\":\"intersection\",\"parts\":[{\"kind\":\"enum\",\"values\":[1,\"a\",null]},{\"kind\":\"union\",\"variants\":[{\"kind\":\"null\"},{\"kind\":\"text\"}]}]}");
    }

    private String named() {
        return "{\"kind\":\"named\",\"name\":\"" + NAMED.get(random.nextInt(NAMED.size())) + "\"" + notes() + "}";
    }

    private String notes() {
        return switch (random.nextInt(8)) {
            case 0 -> ",\"notes\":{\"examples\":[" + value(2) + "]}";
            case 1 -> ",\"notes\":{\"defaultValue\":" + value(2) + "}";
            case 2 -> ",\"notes\":{\"writeOnly\":true}";
            default -> "";
        };
    }

    /** Returns any JSON. */
    String value(int depth) {
        return switch (random.nextInt(depth <= 0 ? 6 : 9)) {
            case 0 -> pick("null", "true", "false");
            case 1 -> String.valueOf(random.nextInt(200) - 100);
            case 2 -> pick("0.5", "1e3", "1.0", "-0", "12345678901234567890");
            case 3, 4 ->
                pick("\"\"", "\"a\"", "\"one\"", "\"2020-01-01T00:00:00Z\"", "\"\\u00e9\\n\"", "\"12\"", "\"😀😀\"");
            case 5 -> pick("[]", "{}");
            case 6 -> "[" + value(depth - 1) + "," + value(depth - 1) + "]";
            default ->
                "{\"" + pick("id", "is", "name", "status", "x-a") + "\":" + value(depth - 1) + ",\""
                        + pick("value", "owner", "shared", "child") + "\":" + value(depth - 1) + "}";
        };
    }

    String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
