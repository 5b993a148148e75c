package dev.ectype.compiler.stated;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.StatedRole;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads one object with facts about a resource, an operation or a relationship as statements. */
public final class StatementReader {
    /** The beginning of the names of hints in descriptions. */
    public static final String HINT = "x-ectype-";

    private static final String ERRORS = "errors";
    private static final List<String> CORRECTED_RESOURCE_KEYS = with("resource", ResourceStatements.KEYS);
    private static final List<String> OPERATION_KEYS = List.of("resource", "role", "from", "to", "member", ERRORS);
    private static final List<String> CORRECTED_OPERATION_KEYS = with("operation", OPERATION_KEYS);
    private static final List<String> RELATIONSHIP_KEYS = List.of("relationship", "from", "member", "to", "kind");
    private static final List<Relationship.Kind> KINDS =
            List.of(Relationship.Kind.OWNER, Relationship.Kind.REFERENCE, Relationship.Kind.MEMBERSHIP);

    private final Facts facts;
    private final List<Statement> statements = new ArrayList<>();

    private StatementReader(LocatedNode entry, String prefix, Diagnostics diagnostics) {
        this.facts = new Facts(entry, prefix, diagnostics);
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
            reader.facts.allow(OPERATION_KEYS, "an operation");
            reader.operation(operation, reader.facts.text("resource"));
        }
        return reader.statements;
    }

    /** Returns the statements in the hints of a declared type, which are about the resource that stores it. */
    public static List<Statement> hints(TypeName type, LocatedNode schema, Diagnostics diagnostics) {
        StatementReader reader = new StatementReader(schema, HINT, diagnostics);
        if (reader.hasHint()) {
            reader.facts.allow(ResourceStatements.KEYS, "a type");
            reader.statements.addAll(ResourceStatements.read(new ResourceKey.OfType(type), reader.facts));
        }
        return reader.statements;
    }

    /** Returns the statements in the hints at the root of a description, which are about all operations. */
    public static List<Statement> hints(LocatedNode root, Diagnostics diagnostics) {
        StatementReader reader = new StatementReader(root, HINT, diagnostics);
        if (reader.hasHint()) {
            reader.facts.allow(List.of(ERRORS, "recorded"), "a description");
            reader.errors(null);
        }
        return reader.statements;
    }

    private boolean hasHint() {
        return facts.entry().node() instanceof ObjectNode object
                && object.entries().stream().anyMatch(each -> each.name().startsWith(HINT));
    }

    private void subject() {
        String operation = facts.text("operation");
        String relationship = facts.text("relationship");
        String resource = facts.text("resource");
        if (operation != null) {
            facts.allow(CORRECTED_OPERATION_KEYS, "an operation");
            operation(new EndpointId(operation), resource);
        } else if (relationship != null) {
            facts.allow(RELATIONSHIP_KEYS, "a relationship");
            relationship(relationship);
        } else if (resource != null) {
            facts.allow(CORRECTED_RESOURCE_KEYS, "a resource");
            ResourceKey named = new ResourceKey.Named(new ResourceName(resource));
            statements.addAll(ResourceStatements.read(named, facts));
        } else if (facts.find(ERRORS) != null) {
            facts.allow(List.of(ERRORS), "all operations");
            errors(null);
        } else {
            facts.report(
                    facts.entry(),
                    "the entry names no resource, operation or relationship",
                    "Write it like {resource: pets, id: name}.");
        }
    }

    private void operation(EndpointId operation, @Nullable String resource) {
        if (resource != null) {
            statements.add(
                    new Statement.OperationResource(operation, new ResourceName(resource), facts.place("resource")));
        }
        errors(operation);
        String word = facts.text("role");
        if (word == null) {
            if (resource == null && facts.find(ERRORS) == null && facts.prefix().isEmpty()) {
                facts.report(
                        facts.entry(),
                        "the entry states nothing about its operation",
                        "Add a \"resource\", a \"role\" or \"errors\".");
            }
            return;
        }
        StatedRole role = StatedRole.named(word);
        if (role == null) {
            facts.report(
                    facts.member("role"),
                    "\"" + word + "\" is no role",
                    "Known roles: " + String.join(", ", StatedRole.words()) + ".");
            return;
        }
        String to = facts.text("to");
        if (role == StatedRole.TRANSITION && to == null) {
            facts.report(
                    facts.member("role"), "a transition needs the state after it", "Add \"to\", such as {to: closed}.");
            return;
        }
        LocatedNode from = facts.find("from");
        statements.add(new Statement.OperationRole(
                operation,
                role,
                from == null ? List.of() : facts.texts(from),
                to,
                facts.text("member"),
                facts.place("role")));
    }

    private void relationship(String name) {
        String from = facts.text("from");
        String to = facts.text("to");
        String kind = facts.text("kind");
        Relationship.Kind known = kind == null
                ? Relationship.Kind.REFERENCE
                : KINDS.stream()
                        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(kind))
                        .findFirst()
                        .orElse(null);
        if (from == null || to == null || known == null) {
            facts.report(
                    facts.entry(),
                    "a relationship needs the resources \"from\" and \"to\", and a \"kind\" of owner, reference or membership",
                    "Write it like {relationship: pets.owner, from: pets, member: ownerId, to: owners, kind: reference}.");
            return;
        }
        statements.add(new Statement.Related(
                new Relationship(name, new ResourceName(from), new ResourceName(to), known, facts.text("member")),
                facts.entry().location()));
    }

    private void errors(@Nullable EndpointId operation) {
        LocatedNode errors = facts.find(ERRORS);
        if (errors != null) {
            statements.addAll(ErrorStatements.read(operation, errors, facts));
        }
    }

    private static List<String> with(String subject, List<String> keys) {
        List<String> all = new ArrayList<>(List.of(subject));
        all.addAll(keys);
        return all;
    }
}
