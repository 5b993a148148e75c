package dev.ectype.compiler.stated;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.NameSuggestion;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.StatedRole;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads one object with facts about a resource, an operation or a relationship as statements. */
public final class StatementReader {
    /** The beginning of the names of hints in descriptions. */
    public static final String HINT = "x-ectype-";

    private static final List<String> RESOURCE_KEYS =
            List.of("id", "parent", "states", "unique", "computed", "instances");
    private static final List<String> CORRECTED_RESOURCE_KEYS = with("resource", RESOURCE_KEYS);
    private static final List<String> OPERATION_KEYS = List.of("resource", "role", "from", "to", "member");
    private static final List<String> CORRECTED_OPERATION_KEYS = with("operation", OPERATION_KEYS);
    private static final List<String> RELATIONSHIP_KEYS = List.of("relationship", "from", "member", "to", "kind");
    private static final List<Relationship.Kind> KINDS =
            List.of(Relationship.Kind.OWNER, Relationship.Kind.REFERENCE, Relationship.Kind.MEMBERSHIP);
    private static final String NONE = "none";

    private final Diagnostics diagnostics;
    private final LocatedNode entry;
    private final String prefix;
    private final List<Statement> statements = new ArrayList<>();

    private StatementReader(LocatedNode entry, String prefix, Diagnostics diagnostics) {
        this.entry = entry;
        this.prefix = prefix;
        this.diagnostics = diagnostics;
    }

    /** Returns the statements of an entry that names its subject. Invalid facts are reported and left out. */
    public static List<Statement> correction(LocatedNode entry, Diagnostics diagnostics) {
        StatementReader reader = new StatementReader(entry, "", diagnostics);
        reader.subject();
        return reader.statements;
    }

    /** Returns the statements in the hints of an operation. */
    public static List<Statement> hints(EndpointId operation, LocatedNode fields, Diagnostics diagnostics) {
        StatementReader reader = new StatementReader(fields, HINT, diagnostics);
        if (reader.hasHint()) {
            reader.allow(OPERATION_KEYS, "an operation");
            reader.operation(operation, reader.text("resource"));
        }
        return reader.statements;
    }

    /** Returns the statements in the hints of a declared type, which are about the resource that stores it. */
    public static List<Statement> hints(TypeName type, LocatedNode schema, Diagnostics diagnostics) {
        StatementReader reader = new StatementReader(schema, HINT, diagnostics);
        if (reader.hasHint()) {
            reader.allow(RESOURCE_KEYS, "a type");
            reader.resource(new ResourceKey.OfType(type));
        }
        return reader.statements;
    }

    private boolean hasHint() {
        return entry.node() instanceof ObjectNode object
                && object.entries().stream().anyMatch(each -> each.name().startsWith(HINT));
    }

    private void subject() {
        String operation = text("operation");
        String relationship = text("relationship");
        String resource = text("resource");
        if (operation != null) {
            allow(CORRECTED_OPERATION_KEYS, "an operation");
            operation(new EndpointId(operation), resource);
        } else if (relationship != null) {
            allow(RELATIONSHIP_KEYS, "a relationship");
            relationship(relationship);
        } else if (resource != null) {
            allow(CORRECTED_RESOURCE_KEYS, "a resource");
            resource(new ResourceKey.Named(new ResourceName(resource)));
        } else {
            report(
                    entry,
                    "the entry names no resource, operation or relationship",
                    "Write it like {resource: pets, id: name}.");
        }
    }

    private void resource(ResourceKey resource) {
        String id = text("id");
        if (id != null) {
            statements.add(new Statement.Identifier(resource, id, place("id")));
        }
        String parent = text("parent");
        if (parent != null) {
            ResourceName name = parent.equals(NONE) ? null : new ResourceName(parent);
            statements.add(new Statement.Parent(resource, name, place("parent")));
        }
        states(resource);
        LocatedNode unique = find("unique");
        if (unique != null) {
            statements.add(new Statement.Unique(resource, texts(unique), unique.location()));
        }
        LocatedNode computed = find("computed");
        if (computed != null) {
            computed.members().forEach(each -> computed(resource, each));
        }
        LocatedNode instances = find("instances");
        if (instances != null) {
            instances(resource, instances);
        }
    }

    private void states(ResourceKey resource) {
        LocatedNode states = find("states");
        if (states == null) {
            return;
        }
        if (NONE.equals(text("states"))) {
            statements.add(new Statement.States(resource, null, states.location()));
            return;
        }
        String member = states.node() instanceof ObjectNode object ? object.text("member") : null;
        LocatedNode values = states.member("values");
        List<String> words = values == null ? List.of() : texts(values);
        if (member == null || words.isEmpty()) {
            report(
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
            report(
                    computed,
                    "\"" + template + "\" is no template of members",
                    "Name members in braces, such as \"{firstName} {lastName}\".");
            return;
        }
        statements.add(new Statement.Computed(
                resource, new ComposedText(computed.name(), false, pieces), computed.location()));
    }

    private void instances(ResourceKey resource, LocatedNode instances) {
        List<JsonObject> objects = new ArrayList<>();
        for (LocatedNode each : instances.elements()) {
            if (each.node() instanceof ObjectNode object) {
                objects.add((JsonObject) object.toJson());
            }
        }
        if (objects.isEmpty() || objects.size() != instances.elements().size()) {
            report(instances, "\"instances\" must be a list of objects", "Write one object for each initial instance.");
            return;
        }
        statements.add(new Statement.Instances(resource, objects, instances.location()));
    }

    private void operation(EndpointId operation, @Nullable String resource) {
        if (resource != null) {
            statements.add(new Statement.OperationResource(operation, new ResourceName(resource), place("resource")));
        }
        String word = text("role");
        if (word == null) {
            if (resource == null && prefix.isEmpty()) {
                report(entry, "the entry states nothing about its operation", "Add a \"resource\" or a \"role\".");
            }
            return;
        }
        StatedRole role = StatedRole.named(word);
        if (role == null) {
            report(
                    member("role"),
                    "\"" + word + "\" is no role",
                    "Known roles: " + String.join(", ", StatedRole.words()) + ".");
            return;
        }
        String to = text("to");
        if (role == StatedRole.TRANSITION && to == null) {
            report(member("role"), "a transition needs the state after it", "Add \"to\", such as {to: closed}.");
            return;
        }
        LocatedNode from = find("from");
        statements.add(new Statement.OperationRole(
                operation, role, from == null ? List.of() : texts(from), to, text("member"), place("role")));
    }

    private void relationship(String name) {
        String from = text("from");
        String to = text("to");
        String kind = text("kind");
        Relationship.Kind known = kind == null
                ? Relationship.Kind.REFERENCE
                : KINDS.stream()
                        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(kind))
                        .findFirst()
                        .orElse(null);
        if (from == null || to == null || known == null) {
            report(
                    entry,
                    "a relationship needs the resources \"from\" and \"to\", and a \"kind\" of owner, reference or membership",
                    "Write it like {relationship: pets.owner, from: pets, member: ownerId, to: owners, kind: reference}.");
            return;
        }
        statements.add(new Statement.Related(
                new Relationship(name, new ResourceName(from), new ResourceName(to), known, text("member")),
                entry.location()));
    }

    private static List<String> with(String subject, List<String> keys) {
        List<String> all = new ArrayList<>(List.of(subject));
        all.addAll(keys);
        return all;
    }

    private void allow(List<String> keys, String subject) {
        for (LocatedNode member : entry.members()) {
            String key = member.name().startsWith(prefix) ? member.name().substring(prefix.length()) : "";
            if (member.name().startsWith(prefix) && !keys.contains(key)) {
                String nearest = NameSuggestion.to(key, keys);
                report(
                        member,
                        "\"" + member.name() + "\" is no fact about " + subject,
                        nearest == null
                                ? "Known keys: " + prefix + String.join(", " + prefix, keys) + "."
                                : "Did you mean \"" + prefix + nearest + "\"?");
            }
        }
    }

    private @Nullable String text(String key) {
        return entry.node() instanceof ObjectNode object ? object.text(prefix + key) : null;
    }

    private @Nullable LocatedNode find(String key) {
        return entry.member(prefix + key);
    }

    private List<String> texts(LocatedNode list) {
        List<String> texts = new ArrayList<>();
        if (list.node() instanceof ArrayNode array) {
            array.elements().stream()
                    .filter(each -> each instanceof ScalarNode && !(each instanceof NullNode))
                    .forEach(each -> texts.add(((ScalarNode) each).text()));
        } else if (list.node() instanceof ScalarNode scalar && !(scalar instanceof NullNode)) {
            texts.add(scalar.text());
        }
        if (texts.isEmpty()) {
            report(list, "\"" + list.name() + "\" must be a text or a list of texts", "Write it like [one, two].");
        }
        return texts;
    }

    private LocatedNode member(String key) {
        LocatedNode member = find(key);
        return member == null ? entry : member;
    }

    private SourceLocation place(String key) {
        return member(key).location();
    }

    private void report(LocatedNode place, String message, String hint) {
        diagnostics.report(DiagnosticCode.INVALID_CORRECTION, place.location(), message, hint);
    }
}
