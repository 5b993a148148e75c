package dev.ectype.launcher.judge.finding;

import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;

/** Identifies one judged conclusion: a property of a subject, in one part of the score. */
public record ConclusionKey(JudgePart part, ConclusionSubject subject, String aspect) {
    public static ConclusionKey of(JudgePart part, ResourceName resource, String aspect) {
        return new ConclusionKey(part, new ConclusionSubject(Section.RESOURCES, resource.value()), aspect);
    }

    public static ConclusionKey of(JudgePart part, EndpointId operation, String aspect) {
        return new ConclusionKey(part, new ConclusionSubject(Section.OPERATIONS, operation.value()), aspect);
    }

    public static ConclusionKey of(Relationship relationship) {
        return new ConclusionKey(
                JudgePart.RELATIONSHIPS, new ConclusionSubject(Section.RELATIONSHIPS, relationship.name()), "meaning");
    }

    public static ConclusionKey identifier(ResourceName resource) {
        return of(JudgePart.IDENTIFIERS, resource, "identifier");
    }

    public static ConclusionKey parent(ResourceName resource) {
        return of(JudgePart.RELATIONSHIPS, resource, "parent");
    }

    public static ConclusionKey states(ResourceName resource) {
        return of(JudgePart.TRANSITIONS, resource, "states");
    }

    public static ConclusionKey role(EndpointId operation) {
        return of(JudgePart.ROLES, operation, "role");
    }

    public static ConclusionKey resource(EndpointId operation) {
        return of(JudgePart.GROUPING, operation, "resource");
    }

    public static ConclusionKey transition(EndpointId operation) {
        return of(JudgePart.TRANSITIONS, operation, "role");
    }

    public static ConclusionKey envelope(EndpointId operation) {
        return of(JudgePart.ENVELOPES, operation, "envelope");
    }

    public static ConclusionKey parameter(EndpointId operation, String parameter) {
        return of(JudgePart.IDENTIFIERS, operation, "parameter " + parameter);
    }
}
