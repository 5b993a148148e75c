package dev.ectype.runtime.schema.fit;

import java.util.Random;

/** Generates satisfiable type documents with keywords that concern several places of a value. */
final class RandomRules {
    private static final String ANY = "{\"kind\":\"any\"}";

    private final RandomTypes types;
    private final Random random;

    RandomRules(RandomTypes types, Random random) {
        this.types = types;
        this.random = random;
    }

    String type(int depth) {
        return switch (random.nextInt(7)) {
            case 0, 1 -> conditioned(depth);
            case 2 -> named(depth);
            case 3 -> containing();
            case 4 -> unevaluated(depth);
            case 5 -> evaluatedItems();
            default -> conditional();
        };
    }

    private String conditioned(int depth) {
        String condition = types.pick(
                where(requiring("count"), requiring("owner")),
                where(having("status", "open"), requiring("closed_at")),
                where(having("status", "open"), "{\"kind\":\"none\"}"),
                "{\"kind\":\"not\",\"refused\":" + requiring("count") + "}",
                "{\"kind\":\"not\",\"refused\":" + having("status", "done") + "}",
                "{\"kind\":\"union\",\"exclusive\":true,\"variants\":[" + requiring("count") + "," + requiring("owner")
                        + "]}",
                "{\"kind\":\"union\",\"variants\":[" + requiring("name") + "," + requiring("count") + "]}");
        String second = types.pick("", "," + where(requiring("owner"), object(member("owner", types.type(depth - 1)))));
        String members =
                required("status", "{\"kind\":\"enum\",\"values\":[\"open\",\"done\",\"void\"]}", random.nextBoolean())
                        + "," + member("count", "{\"kind\":\"number\",\"integer\":true}");
        return "{\"kind\":\"object\",\"members\":[" + members + "],\"additional\":" + ANY
                + ",\"rules\":{\"conditions\":[" + condition + second + "]}}";
    }

    private String named(int depth) {
        return "{\"kind\":\"object\",\"members\":[" + member("abc", types.type(depth - 1)) + "],\"additional\":"
                + types.pick(ANY, "{\"kind\":\"text\"}") + ",\"minMembers\":" + random.nextInt(4)
                + ",\"rules\":{\"names\":{\"kind\":\"text\",\"pattern\":\"" + types.pick("^[a-d]{3,5}$", "^[a-z]+$")
                + "\"}}}";
    }

    private String containing() {
        String least = String.valueOf(random.nextInt(3));
        String most = types.pick("", ",\"most\":2");
        String items = types.pick(ANY, "{\"kind\":\"number\",\"integer\":true,\"minimum\":0,\"maximum\":9}");
        String size = types.pick("", ",\"minItems\":3", ",\"maxItems\":2", ",\"uniqueItems\":true");
        return "{\"kind\":\"array\",\"items\":" + items + size
                + ",\"contains\":[{\"type\":{\"kind\":\"number\",\"minimum\":5},\"least\":" + least + most + "}]}";
    }

    private String unevaluated(int depth) {
        String first = object(member("one", types.type(depth - 1)) + "," + required("is", "{\"kind\":\"text\"}", true));
        String more = types.pick(
                object(member("two", "{\"kind\":\"text\"}")),
                where(having("is", "text"), object(required("two", types.type(depth - 1), true))),
                "{\"kind\":\"union\",\"variants\":[" + object(required("two", "{\"kind\":\"text\"}", true)) + ","
                        + object(required("three", "{\"kind\":\"number\"}", true)) + "]}");
        return "{\"kind\":\"unevaluated\",\"type\":{\"kind\":\"intersection\",\"parts\":[" + first + "," + more
                + "]},\"members\":" + types.pick("{\"kind\":\"none\"}", "{\"kind\":\"boolean\"}") + "}";
    }

    private String evaluatedItems() {
        return "{\"kind\":\"unevaluated\",\"type\":{\"kind\":\"array\",\"prefix\":[{\"kind\":\"text\"},{\"kind\":\"number\"}],\"items\":"
                + ANY + "},\"items\":" + types.pick("{\"kind\":\"none\"}", "{\"kind\":\"boolean\"}") + "}";
    }

    private String conditional() {
        return where(
                types.pick("{\"kind\":\"text\"}", "{\"kind\":\"number\"}", object("")),
                types.pick("{\"kind\":\"text\",\"minLength\":3}", "{\"kind\":\"number\",\"minimum\":3}", ANY));
    }

    private static String where(String test, String then) {
        return "{\"kind\":\"conditional\",\"test\":" + test + ",\"then\":" + then + ",\"otherwise\":" + ANY + "}";
    }

    private static String requiring(String name) {
        return object(required(name, ANY, true));
    }

    private static String having(String name, String value) {
        return object(required(name, "{\"kind\":\"enum\",\"values\":[\"" + value + "\"]}", true));
    }

    private static String object(String members) {
        return "{\"kind\":\"object\",\"members\":[" + members + "],\"additional\":" + ANY + "}";
    }

    private static String member(String name, String type) {
        return required(name, type, false);
    }

    private static String required(String name, String type, boolean required) {
        return "{\"name\":\"" + name + "\",\"type\":" + type + ",\"required\":" + required + "}";
    }
}
