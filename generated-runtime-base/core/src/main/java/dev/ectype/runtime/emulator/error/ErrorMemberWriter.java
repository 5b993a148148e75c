package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.error.ErrorMeaning;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Determines the value of one error member from its meanings, its type and the problem. */
final class ErrorMemberWriter {
    private final Problem problem;
    private final int status;
    private final StatedWords stated;
    private final ErrorCodeMatcher meaning;
    private final ErrorPlan vocabulary;
    private final Occasion occasion;

    /**
     * The time and place of a problem.
     *
     * @param page the URL of a page about the operation, or null
     * @param form whether request bodies are forms, which name nested members with brackets
     */
    record Occasion(long now, String path, @Nullable String page, boolean form) {}

    ErrorMemberWriter(Problem problem, int status, StatedWords stated, ErrorPlan vocabulary, Occasion occasion) {
        this.problem = problem;
        this.status = status;
        this.stated = stated;
        this.vocabulary = vocabulary;
        this.meaning = new ErrorCodeMatcher(problem, status, vocabulary);
        this.occasion = occasion;
    }

    ErrorCodeMatcher meaning() {
        return meaning;
    }

    Set<ErrorMeaning> meaningsOf(MemberSchema member) {
        return vocabulary.meaningsOf(member.name());
    }

    /**
     * Writes the value of a member. Returns false if it wrote nothing, because the problem determines no value.
     *
     * @param bare the type of the member
     */
    boolean write(Schema bare, ErrorPosition position, JsonWriter out) {
        Document code = stated(bare, position.meanings(), position.detail());
        boolean text = !(bare instanceof NumberSchema || bare instanceof BooleanSchema || bare instanceof EnumSchema);
        if (code == null && text) {
            String written = text(bare, position);
            if (written != null) {
                out.value(written);
            }
            return written != null;
        }
        Document value = code == null ? scalar(bare, position) : code;
        if (value != null) {
            out.value(value);
        }
        return value != null;
    }

    /** Returns the value of a member that is no free text, or null. */
    private @Nullable Document scalar(Schema bare, ErrorPosition position) {
        Set<ErrorMeaning> meanings = position.meanings();
        if (bare instanceof NumberSchema) {
            return number(meanings, position.sample());
        }
        if (bare instanceof EnumSchema listed) {
            return listed(listed, meanings, position.detail());
        }
        return meanings.contains(ErrorMeaning.SUCCESS)
                ? Document.FALSE
                : meanings.contains(ErrorMeaning.FAILURE) ? Document.TRUE : null;
    }

    /** Returns the stated code where the type allows it, or null. One of several violations has a code of its own. */
    private @Nullable Document stated(Schema bare, Set<ErrorMeaning> meanings, Problem.@Nullable Detail detail) {
        String code = stated.code();
        boolean coded = meanings.contains(ErrorMeaning.CODE) || meanings.contains(ErrorMeaning.NUMERIC_CODE);
        if (code == null || !coded || detail != null && !meanings.contains(ErrorMeaning.OVERALL_CODE)) {
            return null;
        }
        boolean number = bare instanceof NumberSchema;
        if (number && (!isNumeric(code) || code.length() > 9 || meanings.contains(ErrorMeaning.STATUS))) {
            return null;
        }
        Document value = number ? Document.of(Integer.parseInt(code)) : Document.of(code);
        return Validator.allows(bare, value, Direction.REPLY) ? value : null;
    }

    private @Nullable Document number(Set<ErrorMeaning> meanings, @Nullable Document sample) {
        if (meanings.contains(ErrorMeaning.NUMERIC_CODE)) {
            // A code of the API that does not begin with the status may be that of another problem.
            boolean own = sample != null
                    && sample.isLong()
                    && sample.text().length() > 3
                    && sample.text().startsWith(Integer.toString(status));
            return own && !meanings.contains(ErrorMeaning.STATUS) ? sample : Document.of(status);
        }
        return meanings.contains(ErrorMeaning.TIME) ? Document.of(Math.floorDiv(occasion.now(), 1_000L)) : null;
    }

    private @Nullable Document listed(EnumSchema listed, Set<ErrorMeaning> meanings, Problem.@Nullable Detail detail) {
        if (listed.values().size() == 1 && meanings.contains(ErrorMeaning.MESSAGE)) {
            return listed.values().get(0);
        }
        Problem.Detail reported = reportableDetail(detail);
        if (meanings.contains(ErrorMeaning.PART) && reported != null) {
            String part = ErrorSubject.of(reported).part();
            for (Document value : listed.values()) {
                if (NormalizedName.of(value.text()).startsWith(part)) {
                    return value;
                }
            }
        }
        boolean speaks = meanings.contains(ErrorMeaning.CODE)
                || meanings.contains(ErrorMeaning.MESSAGE)
                || meanings.contains(ErrorMeaning.TITLE);
        return speaks || listed.values().size() == 1 ? meaning.choose(listed.values(), detail, true) : null;
    }

    private @Nullable String text(Schema bare, ErrorPosition position) {
        Set<ErrorMeaning> meanings = position.meanings();
        ObjectSchema owner = position.owner();
        Problem.Detail detail = position.detail();
        if (isMessage(meanings, owner)) {
            return detail == null ? problem.message() : isPlaced(owner) ? detail.message() : detail.sentence();
        }
        String format = bare instanceof TextSchema text && text.format() != null ? text.format() : "";
        if (meanings.contains(ErrorMeaning.TIME)) {
            return format.equals("date") ? CivilTime.date(occasion.now()) : CivilTime.text(occasion.now(), true, "Z");
        }
        Document sample = position.sample();
        String example = sample == null || !sample.isString() ? null : sample.text();
        if (example != null && ReasonPhrases.contains(example)) {
            return ReasonPhrases.of(status, example);
        }
        if (meanings.contains(ErrorMeaning.DOCUMENTATION)) {
            return occasion.page();
        }
        if (meanings.contains(ErrorMeaning.TITLE)) {
            return example != null && meaning.fits(example) ? example : words(problem.code());
        }
        if (isAddress(meanings, owner)) {
            return occasion.path();
        }
        if (meanings.contains(ErrorMeaning.SUBJECT)) {
            return subject(meanings, owner, reportableDetail(detail));
        }
        if (meanings.contains(ErrorMeaning.STATUS) && (example == null || isNumeric(example))) {
            return Integer.toString(status);
        }
        return meanings.contains(ErrorMeaning.CODE) ? code(meanings, format, detail, example) : null;
    }

    private String code(
            Set<ErrorMeaning> meanings, String format, Problem.@Nullable Detail detail, @Nullable String example) {
        if (example != null && meaning.fits(example)) {
            return example;
        }
        if (format.startsWith("uri")) {
            return "about:blank";
        }
        if (example != null && isNumeric(example)) {
            return Integer.toString(status);
        }
        boolean overall = detail == null || meanings.contains(ErrorMeaning.OVERALL_CODE);
        return meanings.contains(ErrorMeaning.CODE_IN_WORDS)
                ? words(problem.code())
                : ErrorCodeMatcher.inStyleOf(overall || detail == null ? problem.code() : detail.rule(), example);
    }

    private static boolean isNumeric(String text) {
        return !text.isEmpty() && text.chars().allMatch(Character::isDigit);
    }

    /** Whether the member is the message for people. */
    boolean isMessage(Set<ErrorMeaning> meanings, @Nullable ObjectSchema owner) {
        if (meanings.contains(ErrorMeaning.MESSAGE)) {
            return true;
        }
        return meanings.contains(ErrorMeaning.SOLE_MESSAGE)
                && (owner == null || !has(owner, ErrorMeaning.MESSAGE) && !has(owner, ErrorMeaning.TITLE));
    }

    /** Whether a member holds the request path. */
    private boolean isAddress(Set<ErrorMeaning> meanings, @Nullable ObjectSchema owner) {
        return meanings.contains(ErrorMeaning.ADDRESS)
                || meanings.contains(ErrorMeaning.ADDRESS_BESIDE_TIME)
                        && owner != null
                        && has(owner, ErrorMeaning.TIME);
    }

    /** Whether another member of the object names the subject of the fault. */
    private boolean isPlaced(@Nullable ObjectSchema owner) {
        return owner == null
                || owner.members().stream()
                        .map(this::meaningsOf)
                        .anyMatch(meanings -> meanings.contains(ErrorMeaning.SUBJECT)
                                || meanings.contains(ErrorMeaning.PART_AND_SUBJECT));
    }

    private boolean has(ObjectSchema owner, ErrorMeaning meaning) {
        for (MemberSchema member : owner.members()) {
            Schema bare = SchemaShape.bare(member.type());
            boolean speaks = bare instanceof TextSchema || bare instanceof NumberSchema || bare instanceof EnumSchema;
            if (speaks && meaningsOf(member).contains(meaning)) {
                return true;
            }
        }
        return false;
    }

    private @Nullable String subject(
            Set<ErrorMeaning> meanings, @Nullable ObjectSchema owner, Problem.@Nullable Detail detail) {
        if (detail == null) {
            return null;
        }
        ErrorSubject subject = ErrorSubject.of(detail);
        if (meanings.contains(ErrorMeaning.POINTER)) {
            return subject.isBody() ? subject.pointer() : null;
        }
        boolean parted = owner != null && has(owner, ErrorMeaning.POINTER);
        if (parted
                && (subject.isBody()
                        || meanings.contains(ErrorMeaning.HEADER)
                                != subject.part().equals("header"))) {
            return null;
        }
        return occasion.form() && subject.isBody() ? subject.bracketed() : subject.dotted();
    }

    /** Returns the given fault, else the first fault of the problem, or null. */
    Problem.@Nullable Detail reportableDetail(Problem.@Nullable Detail detail) {
        return detail != null || problem.details().isEmpty()
                ? detail
                : problem.details().get(0);
    }

    static String words(String code) {
        return code.isEmpty()
                ? code
                : Character.toUpperCase(code.charAt(0)) + code.substring(1).replace('_', ' ');
    }
}
