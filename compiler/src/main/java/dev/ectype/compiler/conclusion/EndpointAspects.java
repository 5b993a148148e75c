package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.EndpointText;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import java.util.List;

/** Describes everything that inference understood of one operation. */
final class EndpointAspects {
    private EndpointAspects() {}

    static Aspects of(Endpoint endpoint) {
        Aspects aspects = endpoint.role() == null ? new Aspects() : RoleAspects.of(endpoint.role());
        Endpoint.Semantics understood = endpoint.understood();
        return aspects.each(
                        understood.parameterBindings(),
                        each -> "parameter " + each.parameter(),
                        EndpointAspects::binding)
                .each(
                        understood.qualifierBindings(),
                        each -> "qualifiers of " + each.resource(),
                        each -> each.parameters().isEmpty() ? "none" : Aspects.joined(each.parameters()))
                .with("parameter with slashes", endpoint.binding().catchAllParameter())
                .with(
                        "expansion",
                        understood.expansion() == null ? null : EndpointText.expansion(understood.expansion()))
                .each(
                        understood.selections(),
                        each -> "selection " + each.parameter(),
                        each -> each.excludes() ? "omits members" : "selects members")
                .each(
                        understood.bodyFilters(),
                        each -> "body filter " + each.at().pointer(),
                        each -> RoleAspects.lower(each.kind()))
                .each(
                        understood.formatChoices(),
                        each -> "format " + each.parameter(),
                        each -> each.body() ? "in the body" : "in a parameter")
                .with("missing instance allowed by", understood.allowMissing())
                .when(understood.versioned(), "versions")
                .with("idempotency key", understood.idempotencyKey())
                .with(
                        "starts",
                        understood.startedOperation() == null
                                ? null
                                : EndpointText.start(understood.startedOperation()))
                .each(
                        understood.members().metadataMembers(),
                        each -> "metadata " + each.member(),
                        each -> RoleAspects.lower(each.value()))
                .with("event", understood.trigger() == null ? null : EndpointText.trigger(understood.trigger()))
                .with("stream", understood.stream() == null ? null : EndpointText.stream(understood.stream()))
                .with("content", understood.content() == null ? null : EndpointText.content(understood.content()))
                .list("deletion flags", understood.members().deletionFlags())
                .each(
                        understood.members().pathKeys(),
                        each -> "path key " + each.member(),
                        each -> "from " + each.parameter())
                .each(
                        understood.members().pathEchoes(),
                        each -> "reply member " + each.member(),
                        each -> "from " + each.parameter())
                .with("listed member", understood.members().listedMember())
                .with("element member", understood.members().elementMember())
                .list("states in the search", understood.members().searchStates())
                .all(errors(understood.namedErrors()));
    }

    /** Of one kind of problem several responses may be named; the best is first. */
    private static Aspects errors(List<NamedError> errors) {
        Aspects aspects = new Aspects();
        for (NamedError each : errors) {
            String aspect = "error " + RoleAspects.lower(each.kind());
            String earlier = aspects.values().get(aspect);
            String name = each.name() + " " + each.status();
            aspects.with(aspect, earlier == null ? name : earlier + ", " + name);
        }
        return aspects;
    }

    private static String binding(ParameterBinding binding) {
        return binding.resource() + "." + binding.member()
                + (binding.through() == null ? "" : " through " + binding.through())
                + (binding.currentUserAlias() == null ? "" : ", current user " + binding.currentUserAlias())
                + (binding.newestAlias() == null ? "" : ", newest " + binding.newestAlias());
    }
}
