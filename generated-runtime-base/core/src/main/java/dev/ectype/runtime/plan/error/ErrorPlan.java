package dev.ectype.runtime.plan.error;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes the meaning of the words in the error bodies of an API.
 *
 * @param members the meanings of members by name
 * @param codes the problems that codes and example texts mean, by code
 * @param stated the words that people stated
 */
public record ErrorPlan(
        Map<String, Set<ErrorMeaning>> members,
        Map<String, Map<ProblemKind, CodeMeaning>> codes,
        List<ErrorWordsPlan> stated) {
    public static final ErrorPlan NONE = new ErrorPlan(new LinkedHashMap<>(), new LinkedHashMap<>(), List.of());

    public ErrorPlan {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
        stated = List.copyOf(stated);
    }

    /**
     * Describes one problem that a code means.
     *
     * @param word the word in the code for the problem
     * @param rank the place among the codes for the problem, 0 for the most specific codes
     * @param about the words of the code that name its subject, such as a resource
     */
    public record CodeMeaning(String word, int rank, List<String> about) {
        public CodeMeaning {
            about = List.copyOf(about);
        }
    }

    public static ErrorPlan of(PlanObjectReader fields) {
        Map<String, Set<ErrorMeaning>> members = new LinkedHashMap<>();
        for (Document member : fields.documents("members")) {
            PlanObjectReader read = new PlanObjectReader(member, fields.types());
            members.put(read.text("name"), meanings(read.texts("meanings")));
        }
        Map<String, Map<ProblemKind, CodeMeaning>> codes = new LinkedHashMap<>();
        for (Document code : fields.documents("codes")) {
            PlanObjectReader read = new PlanObjectReader(code, fields.types());
            codes.put(read.text("value"), problems(read));
        }
        return new ErrorPlan(members, codes, fields.list("stated", ErrorWordsPlan::of));
    }

    private static Map<ProblemKind, CodeMeaning> problems(PlanObjectReader code) {
        Map<ProblemKind, CodeMeaning> problems = new EnumMap<>(ProblemKind.class);
        for (Document meaning : code.documents("meanings")) {
            PlanObjectReader read = new PlanObjectReader(meaning, code.types());
            problems.put(
                    ProblemKind.valueOf(read.text("kind")),
                    new CodeMeaning(read.text("word"), read.number("rank"), read.texts("about")));
        }
        return problems;
    }

    private static Set<ErrorMeaning> meanings(List<String> names) {
        Set<ErrorMeaning> meanings = EnumSet.noneOf(ErrorMeaning.class);
        names.forEach(name -> meanings.add(ErrorMeaning.valueOf(name)));
        return meanings;
    }

    /**
     * Returns the stated words for a problem, or null. Words of the operation come before those of all operations.
     *
     * @param kinds the kinds of the problem, the most specific one first
     */
    public @Nullable ErrorWordsPlan stated(String operation, List<ProblemKind> kinds) {
        if (stated.isEmpty()) {
            return null;
        }
        ErrorWordsPlan found = null;
        for (boolean own : new boolean[] {true, false}) {
            for (ProblemKind kind : kinds) {
                for (ErrorWordsPlan each : stated) {
                    boolean applies = own ? operation.equals(each.operation()) : each.operation() == null;
                    if (applies && each.kind() == kind) {
                        found = found == null ? each : found.or(each);
                    }
                }
            }
        }
        return found;
    }

    /** Returns the meanings of a member, or none. */
    public Set<ErrorMeaning> meaningsOf(String member) {
        Set<ErrorMeaning> meanings = members.get(member);
        return meanings == null ? Collections.emptySet() : meanings;
    }

    /** Returns the meaning of a code for a kind of problem, or null if the code does not mean it. */
    public @Nullable CodeMeaning meaningOf(String code, ProblemKind kind) {
        Map<ProblemKind, CodeMeaning> problems = codes.get(code);
        return problems == null ? null : problems.get(kind);
    }
}
