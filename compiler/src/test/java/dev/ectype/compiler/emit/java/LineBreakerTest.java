package dev.ectype.compiler.emit.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineBreakerTest {
    private static final String LONG = "aVeryLongNameOfAMemberThatSomeDescriptionsContain";
    private static final String TYPE = "AVeryLongNameOfATypeThatSomeDescriptionsContainMoreThanOnceInOneLine";

    @Test
    void argumentsShareALineIfTheyFit() {
        assertBroken("""
                    protected Reply<Page<Installation>> listInstallationsOfAnOrganization(
                            String organization, String repository, ListInstallations query, Body<Filter> body) {
                """);
    }

    @Test
    void eachArgumentHasItsOwnLineIfTheyDoNotFit() {
        assertBroken("""
                        return ok(issues().transition(
                                issue,
                                Issue.A_VERY_LONG_NAME_OF_A_MEMBER,
                                List.of(IssueState.AVAILABLE_FOR_EVERYBODY, IssueState.STATE_UNSPECIFIED_BY_THE_CLIENT),
                                IssueState.CLOSED_BY_SOMEBODY_ELSE));
                """);
    }

    @Test
    void manyArgumentsFillTheirLines() {
        String arguments =
                IntStream.range(0, 40).mapToObj(at -> "long member" + at).collect(Collectors.joining(", "));
        List<String> lines = LineBreaker.lines("public record Wide(" + arguments + ") {}", 0);
        assertThat(lines).hasSize(7).first().isEqualTo("public record Wide(");
        assertThat(lines.get(1))
                .startsWith("        long member0, long member1, ")
                .hasSizeGreaterThan(100);
    }

    @Test
    void aChainHasALineForEachCallWithArguments() {
        assertBroken("""
                        return page(pets().all()
                                .where(Pet.STATUS_OF_THE_ANIMAL, query.statusOfTheAnimal())
                                .atLeast(Pet.WEIGHT, query.weight())
                                .sorted(query.sort(), null));
                """);
    }

    @Test
    void theRightSideOfAnAssignmentMovesToTheNextLineIfItFits() {
        assertBroken("""
                    public static final Member<NotificationSubscriptionState> NOTIFICATION_SUBSCRIPTION_STATE =
                            Member.of("notificationSubscriptionState", NotificationSubscriptionState.class);
                """);
    }

    @Test
    void operatorsBeginLines() {
        assertBroken("""
                        return subscription.has(Subscription.CANCEL_AT_THE_END_OF_THE_PERIOD, true)
                                ? SubscriptionStatus.CANCELLATION_PENDING
                                : SubscriptionStatus.CANCELLED;
                """);
        assertBroken("""
                        boolean known = aVeryLongConditionOfTheFirstKind(withArguments, ofItsOwn)
                                && aVeryLongConditionOfTheSecondKind(withArguments, ofItsOwn);
                """);
    }

    @Test
    void aLongLiteralIsSplitAfterSpaces() {
        assertBroken("""
                    FIRST(
                            "The quick brown fox jumps over the lazy dog, and the dog does not mind because it is lazy; the fox jumps "
                                    + "again"),
                """);
    }

    @Test
    void anAnnotationHasItsOwnLine() {
        assertBroken("""
                        @JsonName("a-very-long-name-of-a-member-that-some-descriptions-contain")
                                @Nullable List<AVeryLongNameOfATypeThatSomeDescriptionsContain> aVeryLongNameOfAMember,
                """);
    }

    @Test
    void namesAreTheLastPlaceToBreak() {
        assertBroken("""
                    protected Store<AVeryLongNameOfATypeThatSomeDescriptionsContainMoreThanOnceInOneLine>
                            aVeryLongNameOfATypeThatSomeDescriptionsContainMoreThanOnceInOneLine() {
                """);
        String qualified = TYPE + "." + TYPE.toUpperCase(java.util.Locale.ROOT);
        assertThat(LineBreaker.lines(qualified + ",", 0))
                .containsExactly(TYPE, "        ." + qualified.split("\\.")[1] + ",");
    }

    @Test
    void importsStayWhole() {
        String line = "import " + (LONG + ".").repeat(4) + "Type;";
        assertThat(LineBreaker.lines(line, 0)).containsExactly(line);
    }

    static Stream<String> nastyLines() {
        String text = "x".repeat(300);
        return Stream.of(
                "return ok(" + LONG + "(\"a, b) \\\" (\", '\"', ')', \"" + text + "\"));",
                "@JsonName(\"" + "\\u202e".repeat(60) + "\") String " + LONG + ",",
                "@JsonName(\"" + "\ud83d\ude00".repeat(120) + "\") String " + LONG + ",",
                "@JsonName(\"" + "\\\\".repeat(151) + "\") String name,",
                "NAME(\"" + "one two ".repeat(40) + "\"),",
                "NAME(\"" + "y".repeat(88) + "\", \"" + "z".repeat(108) + "\"),",
                "NAME(\"" + "y".repeat(107) + "\"),",
                "NAME(String.join(\"\", \"" + text + "\", \"" + text + "\")),",
                "String text = \"" + text + "\" + name + \"" + text + "\";",
                "case 12 -> " + LONG + "(pathText(\"" + LONG + "\"), pathLong(\"" + LONG + "\"), body(" + TYPE
                        + ".class));",
                "default -> " + LONG + "(" + "operation, ".repeat(30) + "operation);",
                "public static final ResourceKind<" + TYPE + "> RESOURCE = ResourceKind.of(\"" + text + "\", " + TYPE
                        + ".class);",
                "protected Reply<Map<String, List<" + TYPE + ">>> " + LONG + "(@Nullable Map<String, " + TYPE
                        + "> a) {",
                "return part(" + "a(b(".repeat(12) + LONG + "))".repeat(12) + ", " + TYPE + "." + LONG + ");",
                "return page(" + LONG + "().in(" + LONG + "().of(a, \"\").require(b)).all()"
                        + (".where(X." + LONG + ", query." + LONG + "())").repeat(5) + ");",
                "public record One(@JsonName(\"" + LONG + "-" + LONG + "\") @Nullable " + TYPE + " member) {}",
                "public final class " + TYPE + TYPE.substring(0, 12) + " extends DocumentView {",
                "return a(b) ? \"" + text + "\" : c(d) || e(f) && g(\"" + text + "\");");
    }

    @ParameterizedTest
    @MethodSource("nastyLines")
    void noLineIsTooLongAndNoTokenChanges(String code) {
        for (int indent = 0; indent <= 8; indent += 4) {
            List<String> lines = LineBreaker.lines(code, indent);
            assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LineBreaker.COLUMNS));
            assertThat(tokens(String.join("\n", lines))).isEqualTo(tokens(code));
        }
    }

    @ParameterizedTest
    @MethodSource("nastyLines")
    void brokenCodeIsLaidOutTheSameAgain(String code) {
        String once = Layout.of("class A {\n    " + code + "\n}\n");
        assertThat(Layout.of(once)).isEqualTo(once);
    }

    @ParameterizedTest
    @MethodSource("nastyLines")
    void noPieceOfALiteralEndsInsideACharacter(String code) {
        for (String line : LineBreaker.lines(code, 4)) {
            for (int at = 0; at < line.length(); at++) {
                if (line.charAt(at) == '"' || line.charAt(at) == '\'') {
                    int end = BracketIndex.literalEnd(line, at);
                    assertThat(line.substring(at, end)).hasSizeGreaterThan(1).endsWith(line.substring(at, at + 1));
                    at = end - 1;
                }
            }
            assertThat(line.codePoints()).noneMatch(point -> Character.getType(point) == Character.SURROGATE);
            assertThat(line).doesNotContainPattern("u[0-9a-f]{0,3}\"");
        }
    }

    /** Returns code without white space and without the places where a literal is split. */
    private static String tokens(String code) {
        return code.replaceAll("\\s+", "").replace("\"+\"", "");
    }

    /** Asserts that lines written as one line are broken into these lines. */
    private static void assertBroken(String text) {
        List<String> lines = text.lines().toList();
        int indent = lines.get(0).length() - lines.get(0).stripLeading().length();
        StringBuilder code = new StringBuilder();
        for (String line : lines) {
            boolean adjacent = code.isEmpty()
                    || code.charAt(code.length() - 1) == '('
                    || line.strip().startsWith(".");
            code.append(adjacent ? "" : " ").append(line.strip());
        }
        String whole = code.toString().replace("\" + \"", "");
        assertThat(LineBreaker.lines(whole, indent)).isEqualTo(lines);
    }
}
