package dev.ectype.compiler.conclusion.correct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.InferenceResult;
import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CorrectionsTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Hosting, version: '1'}
            paths:
              /orgs/{org}:
                parameters: [{name: org, in: path, required: true, schema: {type: string}}]
                get:
                  operationId: getOrg
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Org'}}}}}
              /orgs/{org}/issues:
                parameters: [{name: org, in: path, required: true, schema: {type: string}}]
                get:
                  operationId: listIssues
                  parameters: [{name: state, in: query, schema: {type: string}}, {name: page, in: query, schema: {type: integer}}]
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Issue'}}}}}}
                post:
                  operationId: createIssue
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}
                  responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}}
              /orgs/{org}/issues/{number}:
                parameters:
                - {name: org, in: path, required: true, schema: {type: string}}
                - {name: number, in: path, required: true, schema: {type: integer}}
                get:
                  operationId: getIssue
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}}
              /orgs/{org}/issues/{number}/settle:
                parameters:
                - {name: org, in: path, required: true, schema: {type: string}}
                - {name: number, in: path, required: true, schema: {type: integer}}
                post:
                  operationId: settleIssue
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}}
            components:
              schemas:
                Org:
                  type: object
                  required: [id, login]
                  properties: {id: {type: integer}, login: {type: string}, title: {type: string}}
                Issue:
                  type: object
                  required: [id, number]
                  properties:
                    id: {type: integer}
                    number: {type: integer}
                    title: {type: string}
                    state: {type: string, enum: [open, closed]}
                    authorId: {type: integer}
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {resource: orgs, id: login} | resource orgs: identifier is login
            {resource: orgs, id: login} | operation getOrg: parameter org is orgs.login
            {resource: orgs, id: login} | operation getIssue: parameter org is orgs.login
            {resource: orgs, id: title} | operation settleIssue: parameter org is orgs.title
            {resource: issues, id: id} | operation getIssue: parameter number is issues.id
            {resource: issues, parent: none} | operation getIssue: resource is issues
            {resource: issues, states: {member: state, values: [open, blocked, closed]}} | resource issues: states is state: open, blocked, closed
            {resource: issues, unique: [title]} | resource issues: unique is title
            {resource: issues, computed: {title: "{number} of {authorId}"}} | resource issues: composed title is {/number} of {/authorId}
            {resource: issues, initial: {state: closed, title: New}} | resource issues: derived title is initially "New"
            {resource: orgs, instances: [{id: 7, login: acme}]} | resource orgs: examples is 1
            {operation: settleIssue, role: transition, from: [open], to: closed} | operation settleIssue: role is transition state [open] -> closed
            {operation: settleIssue, role: transition, to: closed} | operation settleIssue: role is transition state [open] -> closed
            {operation: settleIssue, role: delete} | operation settleIssue: role is delete
            {operation: settleIssue, role: update} | operation settleIssue: role is update
            {operation: settleIssue, role: read} | operation settleIssue: role is read
            {operation: getIssue, role: action} | operation getIssue: role is custom action
            {operation: settleIssue, errors: {precondition: {status: 423, code: CLOSED}}} | error precondition of settleIssue: status is 423
            {operation: settleIssue, errors: {precondition: {status: 423, code: CLOSED}}} | error precondition of settleIssue: code is CLOSED
            {errors: {not_found: {message: There is no such issue.}}} | error not_found: message is There is no such issue.
            {relationship: issues.author, from: issues, member: authorId, to: orgs, kind: reference} | relationship issues.author: meaning is reference from issues.authorId to orgs
            """)
    void aCorrectionHoldsWhereItApplies(String correction, String expected) {
        InferenceResult result = infer("inference: {correct: [" + correction + "]}");
        assertThat(result.diagnostics()).isEmpty();
        assertThat(sentences(result)).contains(expected);
        CompilationRequest request = CompilationRequest.of(text("hosting.yaml", DESCRIPTION))
                .withGuidance(
                        new Guidance(text("service.yaml", "inference: {correct: [" + correction + "]}"), null, false));
        assertThat(new EmulatorCompiler().compile(request).accepted()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {resource: issues, parent: none} | resource issues: parent
            {resource: issues, states: none} | resource issues: states
            {operation: settleIssue, role: none} | operation settleIssue: role
            """)
    void aConclusionCanBeDenied(String correction, String absent) {
        InferenceResult result = infer("inference: {correct: [" + correction + "]}");
        assertThat(result.diagnostics()).isEmpty();
        assertThat(sentences(infer("name: Hosting"))).anyMatch(each -> each.startsWith(absent));
        assertThat(sentences(result)).noneMatch(each -> each.startsWith(absent));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {operation: listIssues, conclusion: filter state} | operation listIssues: filter state
            {operation: listIssues, conclusion: page} | operation listIssues: page is
            {operation: settleIssue, conclusion: role} | operation settleIssue: role
            {operation: createIssue} | operation createIssue
            {resource: issues, conclusion: states} | resource issues: states
            {resource: issues, conclusion: parent} | resource issues: parent
            {resource: orgs, conclusion: initial instances} | resource orgs: initial instances
            {resource: orgs} | resource orgs
            """)
    void aRejectedConclusionIsNotDrawn(String rejection, String absent) {
        assertThat(sentences(infer("name: Hosting"))).anyMatch(each -> each.startsWith(absent));
        InferenceResult result = infer("inference: {reject: [" + rejection + "]}");
        assertThat(result.diagnostics()).isEmpty();
        assertThat(sentences(result)).noneMatch(each -> each.startsWith(absent));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {resource: org, id: login} | there is no resource "org" | Did you mean "orgs"?
            {operation: getIsue, role: read} | there is no operation "getIsue" | Did you mean "getIssue"?
            {relationship: issues.x, from: issues, to: people} | there is no resource "people" | lists all names
            {resource: issues, initial: {stat: closed}} | the initial values of the resource "issues" cannot be set | infer --explain
            {resource: issues, parent: people} | there is no resource "people" | lists all names
            {operation: setleIssue, errors: {conflict: {code: A}}} | there is no operation "setleIssue" | Did you mean "settleIssue"?
            {operation: getIssue, resource: people} | the resource of the operation "getIssue" cannot be set | infer --explain
            """)
    void aCorrectionWithoutEffectIsReported(String correction, String message, String hint) {
        InferenceResult result = infer("inference: {correct: [" + correction + "]}");
        assertThat(result.diagnostics()).anySatisfy(each -> {
            assertThat(each.message()).contains(message);
            assertThat(each.hint()).contains(hint);
            assertThat(each.location().file()).isEqualTo("service.yaml");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inference: {correct: {resource: orgs}}",
                "inference: {correct: [orgs]}",
                "inference: {correct: [{}]}",
                "inference: {correct: [{resource: orgs, ids: login}]}",
                "inference: {correct: [{resource: issues, states: [open]}]}",
                "inference: {correct: [{resource: issues, states: {member: state}}]}",
                "inference: {correct: [{resource: issues, unique: {}}]}",
                "inference: {correct: [{resource: issues, computed: {title: plain}}]}",
                "inference: {correct: [{resource: issues, computed: {title: '{a}{'}}]}",
                "inference: {correct: [{resource: issues, instances: [3]}]}",
                "inference: {correct: [{resource: issues, initial: closed}]}",
                "inference: {correct: [{resource: issues, initial: {}}]}",
                "inference: {correct: [{operation: getIssue}]}",
                "inference: {correct: [{operation: getIssue, role: fetch}]}",
                "inference: {correct: [{operation: settleIssue, role: transition}]}",
                "inference: {correct: [{operation: settleIssue, errors: CLOSED}]}",
                "inference: {correct: [{operation: settleIssue, errors: {conflict: {}}}]}",
                "inference: {correct: [{operation: settleIssue, errors: {conflict: {codes: [A]}}}]}",
                "inference: {correct: [{operation: settleIssue, errors: {conflict: {status: 200}}}]}",
                "inference: {correct: [{errors: {conflict: {status: soon}}}]}",
                "inference: {correct: [{errors: {conflict: {code: A}}, role: read}]}",
                "inference: {correct: [{relationship: a.b, from: issues}]}",
                "inference: {correct: [{relationship: a.b, from: issues, to: orgs, kind: friend}]}",
                "inference: {accept: [{id: 3}]}",
                "inference: {reject: [{resource: issues, parent: repos}]}",
                "inference: {reject: 7}"
            })
    void aMalformedCorrectionIsAnErrorWithItsPlace(String settings) {
        InferenceResult result = infer(settings);
        assertThat(result.report()).isNull();
        assertThat(result.diagnostics()).anySatisfy(each -> {
            assertThat(each.code().id()).isEqualTo("ECT4006");
            assertThat(each.location().file()).isEqualTo("service.yaml");
            assertThat(each.hint()).isNotEmpty();
        });
    }

    @Test
    void anAcceptedConclusionHasFullConfidence() {
        InferenceResult result =
                infer("inference: {accept: [{resource: issues, conclusion: states}, {operation: getIsue}]}");
        assertThat(Objects.requireNonNull(result.report()).conclusions())
                .filteredOn(each ->
                        each.subject().name().equals("issues") && each.grounds().confidence() == 100)
                .extracting(Conclusion::aspect)
                .containsExactly("states");
        assertThat(result.diagnostics()).extracting(Diagnostic::hint).containsExactly("Did you mean \"getIssue\"?");
    }

    @Test
    void anAcceptedNameThatDoesNotExistIsReported() {
        assertThat(infer("inference: {accept: [{resource: isues}, {relationship: issues.org}, {relationship: x.y}]}")
                        .diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly("there is no resource \"isues\"", "there is no relationship \"x.y\"");
    }

    @Test
    void contradictoryCorrectionsAreErrors() {
        InferenceResult result =
                infer("inference:\n  correct:\n  - {resource: orgs, id: login}\n  - {resource: orgs, id: title}\n");
        assertThat(result.report()).isNull();
        assertThat(result.diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly("the identifier of the resource \"orgs\" is stated already at service.yaml:3:26");
    }

    @Test
    void hintsOfTheDescriptionHoldUnlessTheTeamCorrectsThem() {
        String hinted = DESCRIPTION
                .replace("    Org:\n      type: object", "    Org:\n      type: object\n      x-ectype-id: title")
                .replace("operationId: settleIssue", "operationId: settleIssue\n      x-ectype-role: delete");
        assertThat(sentences(infer("name: Hosting", hinted)))
                .contains("resource orgs: identifier is title", "operation settleIssue: role is delete");
        assertThat(sentences(infer("inference: {correct: [{resource: orgs, id: login}]}", hinted)))
                .contains("resource orgs: identifier is login");
        InferenceResult misspelled = infer(
                "name: Hosting",
                DESCRIPTION.replace("operationId: getOrg", "operationId: getOrg\n      x-ectype-rol: read"));
        assertThat(misspelled.diagnostics())
                .extracting(Diagnostic::hint)
                .containsExactly("Did you mean \"x-ectype-role\"?");
    }

    @Test
    void wordsOfErrorsHaveSuggestions() {
        assertThat(infer("inference: {correct: [{errors: {not_fund: {code: A}, conflict: {mesage: a}}}]}")
                        .diagnostics())
                .extracting(Diagnostic::hint)
                .contains("Did you mean \"not_found\"?", "Did you mean \"message\"?");
    }

    @Test
    void wordsOfErrorsAreHintsOfOperationsAndOfTheWholeDescription() {
        String hinted = DESCRIPTION
                .replace("paths:\n", "x-ectype-errors: {not_found: {code: GONE}, conflict: {code: BUSY}}\npaths:\n")
                .replace(
                        "operationId: settleIssue",
                        "operationId: settleIssue\n      x-ectype-errors: {precondition: {code: CLOSED}}");
        InferenceResult result = infer("inference: {correct: [{errors: {not_found: {code: NONE}}}]}", hinted);
        assertThat(result.diagnostics()).isEmpty();
        assertThat(Objects.requireNonNull(result.report()).conclusions())
                .filteredOn(each -> each.aspect().equals("code"))
                .allSatisfy(each -> assertThat(each.grounds().confidence()).isEqualTo(100))
                .extracting(Conclusion::sentence)
                .containsExactlyInAnyOrder(
                        "error not_found: code is NONE",
                        "error conflict: code is BUSY",
                        "error precondition of settleIssue: code is CLOSED");
        assertThat(infer("name: Hosting", DESCRIPTION.replace("paths:\n", "x-ectype-error: {}\npaths:\n"))
                        .diagnostics())
                .extracting(Diagnostic::hint)
                .containsExactly("Did you mean \"x-ectype-errors\"?");
    }

    private static List<String> sentences(InferenceResult result) {
        return Objects.requireNonNull(result.report()).conclusions().stream()
                .map(Conclusion::sentence)
                .toList();
    }

    private static InferenceResult infer(String settings) {
        return infer(settings, DESCRIPTION);
    }

    private static InferenceResult infer(String settings, String description) {
        Guidance guidance = new Guidance(text("service.yaml", settings), null, false);
        return new EmulatorCompiler()
                .infer(CompilationRequest.of(text("hosting.yaml", description)).withGuidance(guidance));
    }

    private static SourceRoot text(String name, String text) {
        return SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
