package dev.ectype.cli.inference;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.conclusion.ConclusionStep;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Explains the conclusions about one operation, resource, relationship or member: what led there, and what would change it. */
public final class Explanation {
    private final InferenceReport report;
    private final List<Conclusion> conclusions;

    private Explanation(InferenceReport report, List<Conclusion> conclusions) {
        this.report = report;
        this.conclusions = conclusions;
    }

    /**
     * Finds what a user means.
     *
     * @param name the name of an operation, a resource or another subject, or {@code resource.member}
     * @throws CommandFailure if nothing has the name
     */
    public static Explanation of(InferenceReport report, String name) {
        List<Conclusion> found = report.conclusions().stream()
                .filter(each -> each.subject().name().equals(name))
                .toList();
        if (found.isEmpty()) {
            found = report.conclusions().stream()
                    .filter(each -> isAbout(each, name))
                    .toList();
        }
        if (!found.isEmpty()) {
            return new Explanation(report, found);
        }
        Set<String> names = new LinkedHashSet<>();
        report.conclusions().forEach(each -> names.add(each.subject().name()));
        String nearest = NearestName.to(name, List.copyOf(names));
        boolean undecided = report.model().endpoints().stream()
                .anyMatch(each -> each.id().value().equals(name));
        throw CommandFailure.usage(
                undecided
                        ? "inference has no conclusion about the operation \"" + name + "\""
                        : "nothing is called \"" + name + "\"",
                nearest == null || undecided
                        ? "`ectype infer` lists all conclusions, `ectype infer --silent` the operations without a role."
                        : "Did you mean " + nearest + "?");
    }

    /** Returns whether a conclusion names a member of a resource, as in {@code pets.status}. */
    private static boolean isAbout(Conclusion conclusion, String name) {
        int dot = name.indexOf('.');
        if (dot < 0) {
            return false;
        }
        String resource = name.substring(0, dot);
        String member = name.substring(dot + 1);
        boolean own = conclusion.subject().equals(new ConclusionSubject(Section.RESOURCES, resource));
        return own && mentions(conclusion.aspect() + " " + conclusion.value(), member)
                || mentions(conclusion.value(), name);
    }

    private static boolean mentions(String text, String word) {
        return (" " + text.replaceAll("[,:;]", " ") + " ").contains(" " + word + " ");
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        Map<ConclusionSubject, List<Conclusion>> subjects = subjects();
        subjects.forEach((subject, about) -> {
            lines.add(subject + ", " + about.get(0).location().printed());
            about.forEach(each -> lines.add("  " + each.aspect() + ": " + each.value() + " ("
                    + each.grounds().confidence() + " %, " + each.grounds().rule() + ")"));
            lines.add("");
            lines.add("  What led there:");
            chain(subject).forEach(step -> lines.add("    " + line(step)));
            lines.add("");
            lines.add("  What would change it:");
            changes(subject, about).forEach(change -> lines.add("    " + change));
            lines.add("");
        });
        return lines;
    }

    public JsonObject json() {
        List<JsonValue> subjects = new ArrayList<>();
        subjects()
                .forEach((subject, about) -> subjects.add(JsonObject.builder()
                        .put("kind", subject.section().singular())
                        .put("subject", subject.name())
                        .put("conclusions", InferenceJson.array(about))
                        .put(
                                "chain",
                                new JsonArray(chain(subject).stream()
                                        .<JsonValue>map(Explanation::json)
                                        .toList()))
                        .put("changes", JsonArray.ofTexts(changes(subject, about)))
                        .build()));
        return JsonObject.builder().put("explanations", new JsonArray(subjects)).build();
    }

    private Map<ConclusionSubject, List<Conclusion>> subjects() {
        Map<ConclusionSubject, List<Conclusion>> subjects = new LinkedHashMap<>();
        conclusions.forEach(each -> subjects.computeIfAbsent(each.subject(), key -> new ArrayList<>())
                .add(each));
        return subjects;
    }

    /** Returns the steps about the resource of an operation, then those about the subject itself. */
    private List<ConclusionStep> chain(ConclusionSubject subject) {
        List<ConclusionStep> chain = new ArrayList<>();
        report.about(subject).stream()
                .filter(each ->
                        subject.section() == Section.OPERATIONS && each.aspect().equals("resource"))
                .forEach(each -> chain.addAll(report.steps(new ConclusionSubject(Section.RESOURCES, each.value()))));
        chain.addAll(report.steps(subject));
        return chain;
    }

    /** Repeats inference without each proposal in the chain that is in force. */
    private List<String> changes(ConclusionSubject subject, List<Conclusion> about) {
        List<String> aspects = about.stream().map(Conclusion::aspect).toList();
        List<String> changes = new ArrayList<>();
        for (ConclusionStep step : chain(subject)) {
            Map<String, String> other = new LinkedHashMap<>(
                    step.accepted() ? report.without(step.proposal(), subject) : Collections.emptyMap());
            other.keySet().retainAll(aspects);
            if (!other.isEmpty()) {
                List<String> words = new ArrayList<>();
                other.forEach((aspect, value) ->
                        words.add(aspect + (value.isEmpty() ? " would be missing" : " would be " + value)));
                changes.add("without " + step.proposal().rule() + " ("
                        + step.proposal().description() + "): " + String.join("; ", words));
            } else if (!step.accepted()) {
                changes.add(step.proposal().rule() + " was refused at "
                        + step.proposal().confidence() + " %: "
                        + step.proposal().description());
            }
        }
        return changes.isEmpty() ? List.of("no single rule; the conclusion has several grounds") : changes;
    }

    private static String line(ConclusionStep step) {
        Proposal proposal = step.proposal();
        return (step.accepted() ? "" : "refused: ") + proposal.rule() + " " + proposal.confidence() + " %: "
                + proposal.description() + ", because " + proposal.evidence();
    }

    private static JsonObject json(ConclusionStep step) {
        Proposal proposal = step.proposal();
        return JsonObject.builder()
                .put("rule", proposal.rule())
                .put("confidence", proposal.confidence())
                .put("change", proposal.description())
                .put("evidence", proposal.evidence())
                .put("accepted", step.accepted())
                .build();
    }
}
