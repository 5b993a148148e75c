package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Determines the value of one error member from its name, its type and the problem. */
final class ErrorMemberWriter {
    private final Problem problem;
    private final int status;
    private final ErrorCodeMatcher meaning;
    private final Occasion occasion;

    /**
     * The time and place of a problem.
     *
     * @param form whether request bodies are forms, which name nested members with brackets
     */
    record Occasion(long now, String path, boolean form) {}

    ErrorMemberWriter(Problem problem, int status, Occasion occasion) {
        this.problem = problem;
        this.status = status;
        this.meaning = new ErrorCodeMatcher(problem, status);
        this.occasion = occasion;
    }

    ErrorCodeMatcher meaning() {
        return meaning;
    }

    /**
     * Returns the value of a member, or null if the problem determines none.
     *
     * @param owner the object with the member, or null
     * @param sample the example value from the API description, or null
     */
    @Nullable
    Document leaf(
            Schema bare,
            String member,
            @Nullable ObjectSchema owner,
            Problem.@Nullable Detail detail,
            @Nullable Document sample) {
        String name = member.startsWith("@") ? "" : NormalizedName.of(member);
        if (bare instanceof NumberSchema) {
            return number(name, sample);
        }
        if (bare instanceof BooleanSchema) {
            boolean success = List.of("success", "ok", "succeeded").contains(name);
            return success ? Document.FALSE : List.of("error", "iserror").contains(name) ? Document.TRUE : null;
        }
        if (bare instanceof EnumSchema listed) {
            return listed(listed, name, detail);
        }
        String text = text(bare, name, owner, detail, sample);
        return text == null ? null : Document.of(text);
    }

    private @Nullable Document number(String name, @Nullable Document sample) {
        if (name.contains("status") || name.contains("code")) {
            boolean own = sample != null && sample.isLong() && (sample.longValue() < 400 || sample.longValue() > 599);
            return own && !ErrorMemberNames.STATUSES.contains(name) ? sample : Document.of(status);
        }
        return ErrorMemberNames.TIMES.contains(name) ? Document.of(Math.floorDiv(occasion.now(), 1_000L)) : null;
    }

    private @Nullable Document listed(EnumSchema listed, String name, Problem.@Nullable Detail detail) {
        if (listed.values().size() == 1 && ErrorMemberNames.MESSAGES.contains(name)) {
            return listed.values().get(0);
        }
        Problem.Detail reported = reportableDetail(detail);
        if (ErrorMemberNames.PARTS.contains(name) && reported != null) {
            String part = ErrorSubject.of(reported).part();
            for (Document value : listed.values()) {
                if (NormalizedName.of(value.text()).startsWith(part)) {
                    return value;
                }
            }
        }
        boolean speaks = ErrorMemberNames.CODES.contains(name)
                || ErrorMemberNames.MESSAGES.contains(name)
                || ErrorMemberNames.TITLES.contains(name);
        return speaks || listed.values().size() == 1 ? meaning.choose(listed.values(), detail, true) : null;
    }

    private @Nullable String text(
            Schema bare,
            String name,
            @Nullable ObjectSchema owner,
            Problem.@Nullable Detail detail,
            @Nullable Document sample) {
        if (isMessage(name, owner)) {
            return detail == null ? problem.message() : isPlaced(owner) ? detail.message() : detail.sentence();
        }
        String format = bare instanceof TextSchema text && text.format() != null ? text.format() : "";
        if (ErrorMemberNames.TIMES.contains(name)) {
            return format.equals("date") ? CivilTime.date(occasion.now()) : CivilTime.text(occasion.now(), true, "Z");
        }
        String example = sample == null || !sample.isString() ? null : sample.text();
        if (ErrorMemberNames.TITLES.contains(name)) {
            return example != null && meaning.fits(example) ? example : words(problem.code());
        }
        if (ErrorMemberNames.ADDRESSES.contains(name) && isAddress(name, owner)) {
            return occasion.path();
        }
        if (ErrorMemberNames.SUBJECTS.contains(name)) {
            return subject(name, owner, reportableDetail(detail));
        }
        if (ErrorMemberNames.STATUSES.contains(name) && (example == null || isNumeric(example))) {
            return Integer.toString(status);
        }
        return ErrorMemberNames.CODES.contains(name) ? code(name, format, detail, example) : null;
    }

    private String code(String name, String format, Problem.@Nullable Detail detail, @Nullable String example) {
        if (example != null && meaning.fits(example)) {
            return example;
        }
        if (format.startsWith("uri")) {
            return "about:blank";
        }
        if (example != null && isNumeric(example)) {
            return Integer.toString(status);
        }
        boolean overall = detail == null || name.equals("category");
        return name.equals("error")
                ? words(problem.code())
                : ErrorCodeMatcher.inStyleOf(overall || detail == null ? problem.code() : detail.rule(), example);
    }

    private static boolean isNumeric(String text) {
        return !text.isEmpty() && text.chars().allMatch(Character::isDigit);
    }

    /** Whether the member is the message for people. */
    boolean isMessage(String name, @Nullable ObjectSchema owner) {
        if (ErrorMemberNames.MESSAGES.contains(name)) {
            return true;
        }
        return ErrorMemberNames.MESSAGES_ALONE.contains(name)
                && (owner == null || !has(owner, ErrorMemberNames.MESSAGES) && !has(owner, ErrorMemberNames.TITLES));
    }

    /** Whether a path member holds the request path. It does beside a time; elsewhere a path leads to the invalid value. */
    private static boolean isAddress(String name, @Nullable ObjectSchema owner) {
        return name.equals("instance")
                || owner != null && has(owner, ErrorMemberNames.TIMES)
                || name.startsWith("request");
    }

    /** Whether another member of the object names the subject of the fault. */
    private static boolean isPlaced(@Nullable ObjectSchema owner) {
        return owner == null
                || owner.members().stream()
                        .map(member -> NormalizedName.of(member.name()))
                        .anyMatch(name -> name.equals("loc") || ErrorMemberNames.SUBJECTS.contains(name));
    }

    private static boolean has(ObjectSchema owner, List<String> names) {
        for (MemberSchema member : owner.members()) {
            Schema bare = SchemaShape.bare(member.type());
            boolean speaks = bare instanceof TextSchema || bare instanceof NumberSchema || bare instanceof EnumSchema;
            if (speaks && names.contains(NormalizedName.of(member.name()))) {
                return true;
            }
        }
        return false;
    }

    private @Nullable String subject(String name, @Nullable ObjectSchema owner, Problem.@Nullable Detail detail) {
        if (detail == null) {
            return null;
        }
        ErrorSubject subject = ErrorSubject.of(detail);
        if (name.equals("pointer")) {
            return subject.isBody() ? subject.pointer() : null;
        }
        boolean parted = owner != null && has(owner, List.of("pointer"));
        if (parted
                && (subject.isBody() || name.equals("header") != subject.part().equals("header"))) {
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
