package dev.ectype.cli.command;

import dev.ectype.cli.render.HelpExamples;
import dev.ectype.cli.render.HelpTopic;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes the help of {@code ectype help} as JSON. */
final class HelpJson {
    private HelpJson() {}

    static JsonObject overview() {
        List<JsonValue> commands = new ArrayList<>();
        for (CommandName name : CommandName.values()) {
            commands.add(JsonObject.builder()
                    .put("name", name.word())
                    .put("summary", name.summary())
                    .build());
        }
        return JsonObject.builder()
                .put("commands", new JsonArray(commands))
                .put("topics", JsonArray.ofTexts(HelpTopic.words()))
                .build();
    }

    static JsonObject command(CommandName name, CommandSpec spec) {
        List<JsonValue> parameters = new ArrayList<>();
        for (PositionalParamSpec each : spec.positionalParameters()) {
            parameters.add(JsonObject.builder()
                    .put("name", each.paramLabel())
                    .put("description", words(each))
                    .build());
        }
        List<JsonValue> options = new ArrayList<>();
        for (OptionSpec each : spec.options()) {
            if (!each.hidden()) {
                options.add(option(each));
            }
        }
        return JsonObject.builder()
                .put("command", name.word())
                .put("summary", name.summary())
                .put("examples", JsonArray.ofTexts(HelpExamples.of(name.word())))
                .put("parameters", new JsonArray(parameters))
                .put("options", new JsonArray(options))
                .build();
    }

    private static JsonObject option(OptionSpec option) {
        boolean valued = option.arity().max() > 0;
        JsonObject.Builder object = JsonObject.builder().put("names", JsonArray.ofTexts(List.of(option.names())));
        if (valued) {
            object.put("value", option.paramLabel());
        }
        return object.put("description", words(option)).build();
    }

    private static String words(ArgSpec argument) {
        return String.join(" ", argument.description());
    }
}
