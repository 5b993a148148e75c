package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** Formats JSON values as block-style YAML that keeps the order of members. */
public final class YamlPrinter {
    private static final int WIDTH = 120;

    private YamlPrinter() {}

    public static String print(JsonValue value) {
        DumpSettings settings = DumpSettings.builder()
                .setDefaultFlowStyle(FlowStyle.BLOCK)
                .setWidth(WIDTH)
                .setMultiLineFlow(false)
                .setDereferenceAliases(true)
                .build();
        return new Dump(settings).dumpToString(plain(value));
    }

    private static @Nullable Object plain(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            object.members().forEach((name, member) -> members.put(name, plain(member)));
            return members;
        }
        if (value instanceof JsonArray array) {
            return array.elements().stream().map(YamlPrinter::plain).toList();
        }
        if (value instanceof JsonText text) {
            return text.text();
        }
        if (value instanceof JsonNumber number) {
            boolean isWhole = number.literal().matches("-?[0-9]+");
            return isWhole ? number.decimal().toBigInteger() : (Object) number.decimal();
        }
        return value instanceof JsonBoolean bool ? bool.isTrue() : null;
    }
}
