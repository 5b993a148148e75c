package dev.ectype.compiler.stated;

import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.List;

/** Reads the facts about one resource as statements. */
final class ResourceStatements {
    static final List<String> KEYS = List.of("id", "parent", "states", "unique", "computed", "initial", "instances");
    private static final String NONE = "none";

    private final Facts facts;
    private final List<Statement> statements = new ArrayList<>();

    private ResourceStatements(Facts facts) {
        this.facts = facts;
    }

    static List<Statement> read(ResourceKey resource, Facts facts) {
        ResourceStatements reader = new ResourceStatements(facts);
        reader.resource(resource);
        return reader.statements;
    }

    private void resource(ResourceKey resource) {
        String id = facts.text("id");
        if (id != null) {
            statements.add(new Statement.Identifier(resource, id, facts.place("id")));
        }
        String parent = facts.text("parent");
        if (parent != null) {
            ResourceName name = parent.equals(NONE) ? null : new ResourceName(parent);
            statements.add(new Statement.Parent(resource, name, facts.place("parent")));
        }
        states(resource);
        LocatedNode unique = facts.find("unique");
        if (unique != null) {
            statements.add(new Statement.Unique(resource, facts.texts(unique), unique.location()));
        }
        LocatedNode computed = facts.find("computed");
        if (computed != null) {
            computed.members().forEach(each -> computed(resource, each));
        }
        LocatedNode initial = facts.find("initial");
        if (initial != null) {
            initial(resource, initial);
        }
        LocatedNode instances = facts.find("instances");
        if (instances != null) {
            instances(resource, instances);
        }
    }

    private void states(ResourceKey resource) {
        LocatedNode states = facts.find("states");
        if (states == null) {
            return;
        }
        if (NONE.equals(facts.text("states"))) {
            statements.add(new Statement.States(resource, null, states.location()));
            return;
        }
        String member = states.node() instanceof ObjectNode object ? object.text("member") : null;
        LocatedNode values = states.member("values");
        List<String> words = values == null ? List.of() : facts.texts(values);
        if (member == null || words.isEmpty()) {
            facts.report(
                    states,
                    "\"states\" must be \"none\" or an object with \"member\" and \"values\"",
                    "Write it like {member: status, values: [open, closed]}.");
            return;
        }
        statements.add(new Statement.States(resource, new Resource.Lifecycle(member, words), states.location()));
    }

    private void computed(ResourceKey resource, LocatedNode computed) {
        String template = computed.node() instanceof ScalarNode scalar ? scalar.text() : "";
        List<ComposedText.Piece> pieces = TemplateReader.pieces(template);
        if (pieces.isEmpty()) {
            facts.report(
                    computed,
                    "\"" + template + "\" is no template of members",
                    "Name members in braces, such as \"{firstName} {lastName}\".");
            return;
        }
        statements.add(new Statement.Computed(
                resource, new ComposedText(computed.name(), false, pieces), computed.location()));
    }

    private void initial(ResourceKey resource, LocatedNode initial) {
        if (initial.node() instanceof ObjectNode object && !object.entries().isEmpty()) {
            statements.add(new Statement.Initial(resource, (JsonObject) object.toJson(), initial.location()));
        } else {
            facts.report(
                    initial, "\"initial\" must be an object of values", "Write it like {status: draft, priority: 3}.");
        }
    }

    private void instances(ResourceKey resource, LocatedNode instances) {
        List<JsonObject> objects = new ArrayList<>();
        for (LocatedNode each : instances.elements()) {
            if (each.node() instanceof ObjectNode object) {
                objects.add((JsonObject) object.toJson());
            }
        }
        if (objects.isEmpty() || objects.size() != instances.elements().size()) {
            facts.report(
                    instances,
                    "\"instances\" must be a list of objects",
                    "Write one object for each initial instance.");
            return;
        }
        statements.add(new Statement.Instances(resource, objects, instances.location()));
    }
}
