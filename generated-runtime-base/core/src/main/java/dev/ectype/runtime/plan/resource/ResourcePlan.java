package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a resource of the API.
 *
 * @param parent the parent resource, or null
 * @param seeded true if instances exist without a creating operation
 * @param tombstone the representation of a deleted instance, or null for none
 * @param flags the boolean members that operations set and clear
 * @param version the member with the version, moved by every change, or null
 * @param unique the members with unique values
 * @param compositions the members composed of others
 * @param references the members with which embedded objects identify instances
 * @param describing the objects with members that describe the whole instance
 * @param fileMembers the members whose values follow from an uploaded file
 * @param timeMembers the members with the time of an event
 * @param completionMembers the members that the completion of a pending instance sets
 * @param requestNames the members that requests set under other names only
 * @param initialValues the values of members that a creation leaves out
 * @param countedMembers the members that number the instances, although they are no identifiers
 * @param authorMembers the members of new instances that reference the current user
 * @param childCounts the members that count children or referencing instances
 * @param ownerMember the member with the parent's identifier, or null
 * @param hidden the stored members that responses omit
 * @param exact true if replies have only described members, so that an undescribed identifier stays hidden
 * @param document true if replies nevertheless have all members that a client sent
 */
public record ResourcePlan(
        String name,
        Schema type,
        @Nullable IdentityPlan identity,
        @Nullable String parent,
        boolean singleton,
        boolean seeded,
        @Nullable LifecyclePlan lifecycle,
        @Nullable Schema tombstone,
        List<FlagPlan> flags,
        @Nullable VersionPlan version,
        List<String> unique,
        List<CompositionPlan> compositions,
        List<ReferenceKeysPlan> references,
        List<String> describing,
        List<FileMemberPlan> fileMembers,
        List<TimeMemberPlan> timeMembers,
        List<CompletionMemberPlan> completionMembers,
        List<RequestNamePlan> requestNames,
        List<InitialValuePlan> initialValues,
        List<String> countedMembers,
        List<String> authorMembers,
        List<ChildCountPlan> childCounts,
        @Nullable String ownerMember,
        HiddenMembersPlan hidden,
        boolean exact,
        boolean document) {
    public ResourcePlan {
        flags = List.copyOf(flags);
        unique = List.copyOf(unique);
        compositions = List.copyOf(compositions);
        references = List.copyOf(references);
        describing = List.copyOf(describing);
        fileMembers = List.copyOf(fileMembers);
        timeMembers = List.copyOf(timeMembers);
        completionMembers = List.copyOf(completionMembers);
        requestNames = List.copyOf(requestNames);
        initialValues = List.copyOf(initialValues);
        countedMembers = List.copyOf(countedMembers);
        authorMembers = List.copyOf(authorMembers);
        childCounts = List.copyOf(childCounts);
    }

    public static ResourcePlan of(PlanObjectReader fields) {
        return new ResourcePlan(
                fields.text("name"),
                fields.schema("type"),
                fields.one("identity", IdentityPlan::of),
                fields.optionalText("parent"),
                fields.flag("singleton"),
                fields.flag("given"),
                fields.one("lifecycle", LifecyclePlan::of),
                fields.one("tombstone", type -> type.types().read(type.object())),
                fields.list("marks", FlagPlan::of),
                fields.one("version", VersionPlan::of),
                fields.texts("unique"),
                fields.list("compositions", CompositionPlan::of),
                fields.list("references", ReferenceKeysPlan::of),
                fields.texts("describing"),
                fields.list("fileMembers", FileMemberPlan::of),
                fields.list("timeMembers", TimeMemberPlan::of),
                fields.list("completionMembers", CompletionMemberPlan::of),
                fields.list("requestNames", RequestNamePlan::of),
                fields.list("initialValues", InitialValuePlan::of),
                fields.texts("countedMembers"),
                fields.texts("authorMembers"),
                fields.list("childCounts", ChildCountPlan::of),
                fields.optionalText("ownerMember"),
                HiddenMembersPlan.of(fields.part("hidden")),
                fields.flag("exact"),
                fields.flag("document"));
    }
}
