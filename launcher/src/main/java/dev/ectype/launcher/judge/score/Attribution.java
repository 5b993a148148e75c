package dev.ectype.launcher.judge.score;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.judge.client.Observation;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.finding.Objections;
import dev.ectype.launcher.judge.finding.Reason;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Attributes the observations of the client to the conclusions that explain them, by the operations that it used. */
public final class Attribution {
    private static final int LIKELY = 80;
    private static final int POSSIBLE = 60;
    private static final int HINT = 30;

    private static final Set<Observation.Kind> MISSING = EnumSet.of(
            Observation.Kind.FOUND_BY_OTHER_MEMBER,
            Observation.Kind.NOT_FOUND,
            Observation.Kind.OTHER_FOUND,
            Observation.Kind.NOT_LISTED);

    private final Map<EndpointId, Endpoint> endpoints = new LinkedHashMap<>();
    private final ApiModel model;
    private final Objections objections;

    private Attribution(ApiModel model, Objections objections) {
        this.model = model;
        this.objections = objections;
        model.endpoints().forEach(each -> endpoints.put(each.id(), each));
    }

    /** Adds the objections that follow from observations. */
    public static void attribute(ApiModel model, Iterable<Observation> observations, Objections objections) {
        Attribution attribution = new Attribution(model, objections);
        observations.forEach(attribution::attribute);
    }

    private void attribute(Observation seen) {
        Role role = role(seen.first());
        List<DescribedOperation> misplaced =
                seen.operations().stream().filter(this::isMisplaced).toList();
        boolean missing = MISSING.contains(seen.kind());
        if (missing && !misplaced.isEmpty()) {
            misplaced.forEach(each -> add(ConclusionKey.resource(each.id()), seen, POSSIBLE, null));
            return;
        }
        switch (seen.kind()) {
            case FOUND_BY_OTHER_MEMBER -> {
                if (role != null) {
                    String correction = seen.name() == null
                            ? null
                            : CorrectionText.of("resource", role.resource().value())
                                    .with("id", seen.name())
                                    .toString();
                    add(ConclusionKey.identifier(role.resource()), seen, LIKELY, correction);
                }
            }
            case NOT_FOUND, OTHER_FOUND, NOT_LISTED -> missing(seen);
            case NEVER_CREATED -> {
                if (!(role instanceof Role.Read)) {
                    add(ConclusionKey.role(seen.first().id()), seen, POSSIBLE, null);
                }
            }
            case IN_OTHER_LIST -> {
                List<DescribedOperation> suspects = misplaced.isEmpty() ? seen.operations() : misplaced;
                suspects.forEach(each -> add(ConclusionKey.resource(each.id()), seen, LIKELY, null));
            }
            case IN_OTHER_PARENT -> otherParent(seen, role, misplaced);
            case OTHER_REFERENCED -> otherReferenced(seen, role);
            case NOT_UPDATED, NOT_DELETED ->
                add(ConclusionKey.role(seen.first().id()), seen, role == null ? LIKELY : POSSIBLE, null);
            case SEVERAL_STATES -> add(ConclusionKey.transition(seen.first().id()), seen, HINT, null);
            case OTHER_STATE -> add(ConclusionKey.transition(seen.first().id()), seen, LIKELY, null);
        }
    }

    /** A list is not limited to its parent: it has no role there, or the parent of its resource is wrong. */
    private void otherParent(Observation seen, @Nullable Role list, List<DescribedOperation> misplaced) {
        Role parent = role(seen.operations().get(seen.operations().size() - 1));
        if (!(list instanceof Role.ListAll)) {
            add(ConclusionKey.role(seen.first().id()), seen, POSSIBLE, null);
        } else if (!misplaced.isEmpty()) {
            misplaced.forEach(each -> add(ConclusionKey.resource(each.id()), seen, POSSIBLE, null));
        } else {
            String correction = parent == null
                    ? null
                    : CorrectionText.of("resource", list.resource().value())
                            .with("parent", parent.resource().value())
                            .toString();
            add(ConclusionKey.parent(list.resource()), seen, LIKELY, correction);
        }
    }

    /** A reference leads to another resource than the one that its member names, or the creation does not keep it. */
    private void otherReferenced(Observation seen, @Nullable Role create) {
        Role target = role(seen.operations().get(seen.operations().size() - 1));
        boolean explained = false;
        for (Relationship each : model.relationships()) {
            boolean same = create != null
                    && each.from().equals(create.resource())
                    && Objects.equals(each.member(), seen.name());
            if (same && target != null && !each.to().equals(target.resource())) {
                String correction = CorrectionText.of("relationship", each.name())
                        .with("from", each.from().value())
                        .with("member", String.valueOf(each.member()))
                        .with("to", target.resource().value())
                        .with("kind", "reference")
                        .toString();
                add(ConclusionKey.of(each), seen, LIKELY, correction);
                explained = true;
            }
        }
        if (!explained) {
            add(ConclusionKey.role(seen.first().id()), seen, HINT, null);
        }
    }

    /** An instance is missing: an operation has no effect, or two operations are about different resources. */
    private void missing(Observation seen) {
        boolean explained = false;
        for (DescribedOperation each : seen.operations()) {
            Role role = role(each);
            boolean fits = role instanceof Role.Create || role instanceof Role.Read || role instanceof Role.ListAll;
            if (!fits) {
                add(ConclusionKey.role(each.id()), seen, LIKELY, null);
                explained = true;
            }
        }
        Role first = role(seen.first());
        Role second = role(seen.operations().get(seen.operations().size() - 1));
        if (!explained && first != null && second != null) {
            boolean split = !first.resource().equals(second.resource());
            for (DescribedOperation each : seen.operations()) {
                add(ConclusionKey.resource(each.id()), seen, split ? POSSIBLE : HINT, null);
            }
            if (!split) {
                add(ConclusionKey.identifier(first.resource()), seen, HINT, null);
            }
        }
    }

    /** Returns whether the path of an operation does not name its resource, although paths of other operations do. */
    private boolean isMisplaced(DescribedOperation operation) {
        Role role = role(operation);
        return role != null
                && !WordComparison.alike(
                        operation.lastLiteral(), role.resource().value())
                && endpoints.values().stream()
                        .anyMatch(each -> each.role() != null
                                && each.role().resource().equals(role.resource())
                                && each.binding().path() != null
                                && WordComparison.alike(
                                        each.binding()
                                                .path()
                                                .replaceAll("/\\{[^/]*$", "")
                                                .replaceAll("^.*/", ""),
                                        role.resource().value()));
    }

    private void add(ConclusionKey key, Observation seen, int percent, @Nullable String correction) {
        objections.add(key, Reason.observed(percent, seen.text(), seen.exchanges()), correction);
    }

    private @Nullable Role role(DescribedOperation operation) {
        Endpoint endpoint = endpoints.get(operation.id());
        return endpoint == null ? null : endpoint.role();
    }
}
