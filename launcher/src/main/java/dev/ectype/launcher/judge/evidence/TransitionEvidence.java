package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.words.StateWords;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares states with the values of enumerations, and transitions with the verbs and the texts of operations. */
final class TransitionEvidence {
    private TransitionEvidence() {}

    static void examine(EvidenceContext context) {
        context.model().resources().forEach(resource -> states(context, resource));
        for (Endpoint endpoint : context.model().endpoints()) {
            DescribedOperation operation = context.described(endpoint);
            if (operation != null && endpoint.role() instanceof Role.Act act) {
                transition(context, endpoint, operation, act);
            } else if (operation != null && endpoint.role() instanceof SetFlag flag) {
                flag(context, endpoint, operation, flag);
            }
        }
    }

    private static void states(EvidenceContext context, Resource resource) {
        Resource.Lifecycle lifecycle = resource.lifecycle();
        Map<String, ObjectMember> members = context.api().types().members(resource.type());
        if (lifecycle == null || members.isEmpty()) {
            return;
        }
        List<String> values = values(context, resource, lifecycle.member());
        String better = stateMember(context, members);
        if (values.isEmpty()) {
            if (better != null) {
                object(
                        context,
                        resource,
                        85,
                        "the member " + lifecycle.member() + " lists no states, but " + better + " does",
                        better);
            }
        } else if (!values.containsAll(lifecycle.states())) {
            List<String> unknown = lifecycle.states().stream()
                    .filter(each -> !values.contains(each))
                    .toList();
            object(
                    context,
                    resource,
                    90,
                    "the member " + lifecycle.member() + " allows " + values + " and not " + unknown,
                    lifecycle.member());
        } else if (better != null
                && !better.equals(lifecycle.member())
                && !StateWords.isStateName(lifecycle.member())) {
            object(
                    context,
                    resource,
                    60,
                    "the member " + better + " has the name of a state, and " + lifecycle.member() + " has not",
                    better);
        }
    }

    private static @Nullable String stateMember(EvidenceContext context, Map<String, ObjectMember> members) {
        for (ObjectMember each : members.values()) {
            if (StateWords.isStateName(each.name())
                    && context.api().types().values(each.type()).size() > 1) {
                return each.name();
            }
        }
        return null;
    }

    private static void object(EvidenceContext context, Resource resource, int percent, String text, String member) {
        String correction = CorrectionText.of("resource", resource.name().value())
                .states(member, values(context, resource, member))
                .toString();
        context.object(
                ConclusionKey.states(resource.name()), percent, text, context.place(resource.name()), correction);
    }

    private static List<String> values(EvidenceContext context, Resource resource, String member) {
        ObjectMember declared = context.api().types().member(resource.type(), member);
        return declared == null ? List.of() : context.api().types().values(declared.type());
    }

    private static void transition(
            EvidenceContext context, Endpoint endpoint, DescribedOperation operation, Role.Act act) {
        Resource resource = context.resource(act.resource());
        List<String> values = resource == null ? List.of() : values(context, resource, act.member());
        if (values.isEmpty()) {
            return;
        }
        String named = StateWords.target(verb(operation), values);
        String told = StateWords.onlyMentioned(operation.text(), values);
        ConclusionKey key = ConclusionKey.transition(endpoint.id());
        if (!values.contains(act.to())) {
            context.object(
                    key,
                    95,
                    "the member " + act.member() + " never is " + act.to(),
                    endpoint.location(),
                    correction(endpoint, act, act.from(), named));
        } else if (named != null && !named.equals(act.to()) && !StateWords.matches(verb(operation), act.to())) {
            context.object(
                    key,
                    90,
                    "the verb " + String.join(" ", verb(operation)) + " names the state " + named + " and not "
                            + act.to(),
                    endpoint.location(),
                    correction(endpoint, act, without(act.from(), named), named));
        } else if (StateWords.isOpposite(verb(operation), act.to())) {
            context.object(
                    key,
                    85,
                    "the verb " + String.join(" ", verb(operation)) + " is the opposite of " + act.to(),
                    endpoint.location(),
                    null);
        } else if (named == null
                && told != null
                && !told.equals(act.to())
                && !act.from().contains(told)) {
            context.object(
                    key,
                    65,
                    "its text mentions " + told + " and not " + act.to(),
                    endpoint.location(),
                    correction(endpoint, act, act.from(), told));
        }
        sources(context, endpoint, operation, act, values);
    }

    private static void sources(
            EvidenceContext context,
            Endpoint endpoint,
            DescribedOperation operation,
            Role.Act act,
            List<String> values) {
        ConclusionKey key = ConclusionKey.transition(endpoint.id());
        List<String> unknown =
                act.from().stream().filter(each -> !values.contains(each)).toList();
        if (!unknown.isEmpty()) {
            context.object(key, 90, "the member " + act.member() + " never is " + unknown, endpoint.location(), null);
        } else if (act.from().equals(List.of(act.to()))) {
            context.object(key, 90, "it leads from " + act.to() + " to the same state", endpoint.location(), null);
        } else {
            List<String> required = without(StateWords.required(operation.text(), values), act.to());
            boolean disjoint = !required.isEmpty() && required.stream().noneMatch(act.from()::contains);
            if (disjoint && !act.from().isEmpty()) {
                context.object(
                        key,
                        80,
                        "its text requires " + required + " and not " + act.from(),
                        endpoint.location(),
                        correction(endpoint, act, required, act.to()));
            }
        }
    }

    private static List<String> without(List<String> states, String target) {
        return states.stream().filter(each -> !each.equals(target)).toList();
    }

    private static void flag(EvidenceContext context, Endpoint endpoint, DescribedOperation operation, SetFlag flag) {
        List<String> verb = verb(operation);
        boolean undone =
                StateWords.isOpposite(verb, flag.member()) || operation.method().equals("DELETE");
        boolean done =
                StateWords.matches(verb, flag.member()) && !operation.method().equals("DELETE");
        if (flag.on() && undone || !flag.on() && done && !undone) {
            context.object(
                    ConclusionKey.transition(endpoint.id()),
                    75,
                    operation.method() + " with the verb " + String.join(" ", verb) + " should make " + flag.member()
                            + " " + !flag.on(),
                    endpoint.location(),
                    null);
        }
    }

    /** Returns the words of the action: the literal after the last parameter, else the identifier of the operation. */
    private static List<String> verb(DescribedOperation operation) {
        String suffix = operation.method().equals("DELETE") ? "" : operation.suffix();
        String id = operation.id().value();
        String name = id.substring(Math.max(id.lastIndexOf('.'), id.lastIndexOf('/')) + 1);
        return WordComparison.of(suffix.isEmpty() ? name : suffix);
    }

    private static String correction(Endpoint endpoint, Role.Act act, List<String> from, @Nullable String to) {
        CorrectionText text = CorrectionText.of("operation", endpoint.id().value())
                .with("resource", act.resource().value())
                .with("role", "transition");
        if (!from.isEmpty()) {
            text.with("from", from);
        }
        return (to == null ? text : text.with("to", to)).toString();
    }
}
