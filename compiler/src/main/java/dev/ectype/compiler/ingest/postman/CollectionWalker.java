package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the requests of a collection in order. Folders and the collection pass on their auth, variables and settings. */
final class CollectionWalker {
    private final SourceDocument entry;
    private final Diagnostics diagnostics;
    private final List<CollectionItem> items = new ArrayList<>();
    private final List<String> preparations = new ArrayList<>();

    private CollectionWalker(SourceDocument entry, Diagnostics diagnostics) {
        this.entry = entry;
        this.diagnostics = diagnostics;
    }

    /**
     * Holds what an item inherits.
     *
     * @param auth the authentication of the nearest owner that states one
     */
    private record Inherited(
            List<String> folders, JsonObject auth, List<String> tests, boolean sendsBodies, VariableScope variables) {
        Inherited inside(JsonObject owner, List<String> scripts) {
            List<String> longer = new ArrayList<>(tests);
            longer.addAll(scripts);
            JsonObject behavior = JsonMembers.object(owner, "protocolProfileBehavior");
            return new Inherited(
                    folders,
                    owner.member("auth") instanceof JsonObject stated ? stated : auth,
                    longer,
                    behavior.member("disableBodyPruning") == null
                            ? sendsBodies
                            : behavior.member("disableBodyPruning") == JsonBoolean.TRUE,
                    variables.inside(owner));
        }

        Inherited named(String folder) {
            List<String> longer = new ArrayList<>(folders);
            longer.add(folder);
            return new Inherited(longer, auth, tests, sendsBodies, variables);
        }
    }

    /**
     * Holds the requests of a collection.
     *
     * @param preparations the scripts that run before requests
     */
    record Walked(List<CollectionItem> items, List<String> preparations) {}

    static Walked walk(SourceDocument entry, ObjectNode collection, VariableScope variables, Diagnostics diagnostics) {
        CollectionWalker walker = new CollectionWalker(entry, diagnostics);
        Inherited none = new Inherited(List.of(), JsonObject.EMPTY, List.of(), false, variables);
        JsonObject own = own(collection);
        walker.items(collection, none.inside(own, walker.scripts(own)));
        return new Walked(walker.items, walker.preparations);
    }

    private void items(ObjectNode owner, Inherited inherited) {
        ArrayNode list = owner.array("item");
        for (SourceNode each : list == null ? List.<SourceNode>of() : list.elements()) {
            if (each instanceof ObjectNode item && item.has("item")) {
                JsonObject own = own(item);
                Inherited inner = inherited.inside(own, scripts(own));
                String name = JsonMembers.textOrEmpty(own, "name").strip();
                items(item, name.isEmpty() ? inner : inner.named(name));
            } else if (each instanceof ObjectNode item
                    && (item.object("request") != null || item.text("request") != null)) {
                add(own(item), inherited, entry.location(item));
            } else {
                diagnostics.report(
                        DiagnosticCode.UNEXPECTED_VALUE,
                        entry.location(each),
                        "an item of the collection is neither a request nor a folder, and is ignored",
                        "Give it a `request`, or an `item` list.");
            }
        }
    }

    private void add(JsonObject item, Inherited inherited, SourceLocation location) {
        JsonObject request = item.member("request") instanceof JsonText url
                ? JsonObject.builder()
                        .put("method", "GET")
                        .put("url", url.text())
                        .build()
                : JsonMembers.object(item, "request");
        Inherited own = inherited.inside(item, scripts(item));
        JsonObject auth = request.member("auth") instanceof JsonObject stated ? stated : own.auth;
        items.add(new CollectionItem(
                JsonMembers.textOrEmpty(item, "name").strip(),
                own.folders,
                request,
                JsonMembers.objects(item, "response"),
                auth,
                own.tests,
                own.sendsBodies,
                own.variables,
                location));
    }

    /** Returns the test scripts of an owner and collects its other scripts. */
    private List<String> scripts(JsonObject owner) {
        List<String> tests = new ArrayList<>();
        for (JsonObject event : JsonMembers.objects(owner, "event")) {
            JsonValue script = event.member("script");
            String text = lines(script instanceof JsonObject object ? object.member("exec") : script);
            if (!text.isBlank() && !JsonMembers.isDisabled(event)) {
                ("test".equals(JsonMembers.text(event, "listen")) ? tests : preparations).add(text);
            }
        }
        return tests;
    }

    private static String lines(@Nullable JsonValue exec) {
        if (exec instanceof JsonText text) {
            return text.text();
        }
        StringBuilder lines = new StringBuilder();
        for (JsonValue line : exec instanceof JsonArray list ? list.elements() : List.<JsonValue>of()) {
            lines.append(line instanceof JsonText text ? text.text() : "").append('\n');
        }
        return lines.toString();
    }

    /** Returns the members of an item, except the items inside it. */
    private static JsonObject own(ObjectNode item) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (ObjectEntry member : item.entries()) {
            if (!member.name().equals("item")) {
                members.putIfAbsent(member.name(), member.value().toJson());
            }
        }
        return new JsonObject(members);
    }
}
