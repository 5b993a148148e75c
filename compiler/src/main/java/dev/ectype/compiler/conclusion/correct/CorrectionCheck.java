package dev.ectype.compiler.conclusion.correct;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.UnderstoodModel;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.NameSuggestion;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.ConclusionName;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.ir.stated.StatedRole;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Checks that statements name something that exists, and that they hold in the completed model. */
public final class CorrectionCheck {
    private final Cases<Statement, Consumer<CorrectionCheck>> table = Cases.<Statement, Consumer<CorrectionCheck>>of(
                    Statement.class)
            .on(
                    Statement.Identifier.class,
                    each -> check -> check.holds(each, each.resource(), "identifier", each.member()))
            .on(Statement.Parent.class, each -> check -> check.parent(each))
            .on(
                    Statement.States.class,
                    each -> check -> check.holds(
                            each,
                            each.resource(),
                            "states",
                            each.lifecycle() == null
                                    ? ""
                                    : each.lifecycle().member() + ": "
                                            + String.join(", ", each.lifecycle().states())))
            .on(
                    Statement.Unique.class,
                    each -> check -> check.holds(each, each.resource(), "unique", String.join(", ", each.members())))
            .on(
                    Statement.Computed.class,
                    each -> check -> check.exists(
                            each, each.resource(), "composed " + each.text().member()))
            .on(
                    Statement.Initial.class,
                    each -> check -> each.values()
                            .members()
                            .keySet()
                            .forEach(member -> check.exists(each, each.resource(), "derived " + member)))
            .on(Statement.Instances.class, each -> check -> check.exists(each, each.resource(), "examples"))
            .on(
                    Statement.OperationResource.class,
                    each -> check -> check.operation(
                            each,
                            each.operation().value(),
                            "resource",
                            each.resource().value()))
            .on(Statement.OperationRole.class, each -> check -> check.role(each))
            .on(Statement.ErrorReply.class, each -> check -> check.error(each))
            .on(Statement.Related.class, each -> check -> check.related(each))
            .exhaustive();

    private final Map<ConclusionSubject, Map<String, String>> current;
    private final List<String> operations;
    private final List<String> resources;
    private final Diagnostics diagnostics;

    private CorrectionCheck(ApiModel model, Diagnostics diagnostics) {
        this.current = UnderstoodModel.of(model);
        this.operations =
                model.endpoints().stream().map(each -> each.id().value()).toList();
        this.resources =
                model.resources().stream().map(each -> each.name().value()).toList();
        this.diagnostics = diagnostics;
    }

    /** Reports the statements without effect. */
    public static void run(StatedConclusions stated, ApiModel completed, Diagnostics diagnostics) {
        if (stated.isEmpty()) {
            return;
        }
        CorrectionCheck check = new CorrectionCheck(completed, diagnostics);
        stated.statements().forEach(each -> check.table.apply(each).accept(check));
        stated.accepted().forEach(check::named);
        stated.rejected().forEach(check::rejected);
    }

    private void holds(Statement statement, ResourceKey key, String aspect, String expected) {
        Map<String, String> aspects = aspects(statement.location(), key);
        String value = aspects == null ? expected : aspects.getOrDefault(aspect, "");
        if (!value.equals(expected)) {
            ineffective(statement, value);
        }
    }

    private void parent(Statement.Parent stated) {
        ResourceName parent = stated.parent();
        if (parent == null || known(stated.location(), "resource", parent.value(), resources)) {
            holds(stated, stated.resource(), "parent", Objects.toString(parent, ""));
        }
    }

    private void exists(Statement statement, ResourceKey key, String aspect) {
        Map<String, String> aspects = aspects(statement.location(), key);
        if (aspects != null && !aspects.containsKey(aspect)) {
            ineffective(statement, "");
        }
    }

    private void operation(Statement statement, String operation, String aspect, String expected) {
        if (known(statement.location(), "operation", operation, operations)) {
            String value = aspects(Section.OPERATIONS, operation).getOrDefault(aspect, "");
            if (!value.equals(expected)) {
                ineffective(statement, value);
            }
        }
    }

    private void role(Statement.OperationRole stated) {
        String operation = stated.operation().value();
        if (known(stated.location(), "operation", operation, operations)) {
            String role = aspects(Section.OPERATIONS, operation).getOrDefault("role", "");
            String word = stated.role() == StatedRole.ACTION
                    ? "custom action"
                    : stated.role().word();
            boolean holds = stated.role() == StatedRole.NONE
                    ? role.isEmpty()
                    : role.startsWith(word) && (stated.to() == null || role.contains("-> " + stated.to()));
            if (!holds) {
                ineffective(stated, role);
            }
        }
    }

    private void error(Statement.ErrorReply stated) {
        String operation = stated.error().operation();
        if (operation != null) {
            known(stated.location(), "operation", operation, operations);
        }
    }

    private void related(Statement.Related stated) {
        known(stated.location(), "resource", stated.relationship().from().value(), resources);
        known(stated.location(), "resource", stated.relationship().to().value(), resources);
    }

    /** Returns the aspects of the resource of a statement, or null after reporting that there is none. */
    private @Nullable Map<String, String> aspects(SourceLocation location, ResourceKey key) {
        if (key instanceof ResourceKey.Named named) {
            ResourceName name = named.name();
            return known(location, "resource", name.value(), resources)
                    ? aspects(Section.RESOURCES, name.value())
                    : null;
        }
        String type = ((ResourceKey.OfType) key).type().toString();
        Map<String, String> found = resources.stream()
                .map(each -> aspects(Section.RESOURCES, each))
                .filter(each -> type.equals(each.get("type")))
                .findFirst()
                .orElse(null);
        if (found == null) {
            diagnostics.report(
                    DiagnosticCode.UNUSED_CORRECTION,
                    location,
                    "no resource stores the type \"" + type + "\"",
                    "`ectype infer` lists the resources with their types.");
        }
        return found;
    }

    private Map<String, String> aspects(Section section, String name) {
        return current.getOrDefault(new ConclusionSubject(section, name), new LinkedHashMap<>());
    }

    /** Checks the name of an accepted conclusion. */
    private void named(ConclusionName name) {
        known(name.location(), name.section(), name.name(), names(name.section()));
    }

    /** Checks the operation of a rejected conclusion. A rejected resource or relationship is gone, so that its name is unknown. */
    private void rejected(ConclusionName name) {
        if (name.section().equals(Section.OPERATIONS.singular())) {
            named(name);
        }
        isGone(name);
    }

    private List<String> names(String section) {
        if (section.equals(Section.OPERATIONS.singular())) {
            return operations;
        }
        return current.keySet().stream()
                .filter(each -> each.section().singular().equals(section))
                .map(ConclusionSubject::name)
                .toList();
    }

    private void isGone(ConclusionName rejected) {
        if (rejected.aspect() == null) {
            return;
        }
        current.forEach((subject, aspects) -> {
            boolean same = subject.section().singular().equals(rejected.section())
                    && subject.name().equals(rejected.name());
            if (same && aspects.containsKey(rejected.aspect())) {
                diagnostics.report(
                        DiagnosticCode.UNUSED_CORRECTION,
                        rejected.location(),
                        "the rejection of \"" + rejected.aspect() + "\" of the " + subject
                                + " has no effect: this aspect always has a value, now \""
                                + aspects.get(rejected.aspect()) + "\"",
                        "State the right value below \"correct\".");
            }
        });
    }

    private boolean known(SourceLocation location, String kind, String name, List<String> names) {
        if (names.contains(name)) {
            return true;
        }
        String nearest = NameSuggestion.to(name, names);
        diagnostics.report(
                DiagnosticCode.UNUSED_CORRECTION,
                location,
                "there is no " + kind + " \"" + name + "\"",
                nearest == null ? "`ectype infer` lists all names." : "Did you mean \"" + nearest + "\"?");
        return false;
    }

    private void ineffective(Statement statement, String value) {
        diagnostics.report(
                DiagnosticCode.UNUSED_CORRECTION,
                statement.location(),
                statement.topic() + " cannot be set: it "
                        + (value.isEmpty() ? "has no value" : "remains \"" + value + "\""),
                "`ectype infer --explain` shows the conclusions that it depends on.");
    }
}
