package dev.ectype.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations that a check once could not ask, or whose answers it took for wrong ones. */
final class AnsweredTest {
    /** Asks all operations of paths in YAML, which may use named types. */
    private static CheckRow asked(String paths, String... types) {
        String named = types.length == 0
                ? ""
                : "components:\n  schemas:\n" + String.join("\n", types).indent(4);
        String text = "openapi: 3.0.3\ninfo: {title: Trial, version: '1'}\n" + named + "paths:\n" + paths.indent(2);
        SourceRoot source = SourceRoot.text("trial.yaml", text.getBytes(StandardCharsets.UTF_8));
        return new DescriptionCheck("trial.yaml", CompilationRequest.of(source)).run();
    }

    private static void assertAnswered(String paths, String... types) {
        CheckRow row = asked(paths, types);
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).as(String.valueOf(row.diagnostic())).isPositive();
    }

    private static String things(String member, String parameter) {
        return """
                /things:
                  get:
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: &thing
                      {type: object, required: [id], properties: {id: {type: string, MEMBER}}}}}}}}
                /things/{thingId}:
                  get:
                    parameters: [{name: thingId, in: path, required: true, schema: {type: string, PARAMETER}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *thing}}}}
                """.replace("MEMBER", member).replace("PARAMETER", parameter);
    }

    @Test
    void anySuccessAnswersWhatDescribesNothingButErrors() {
        assertAnswered("""
                /things/{id}:
                  delete:
                    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                    responses: {'403': {description: not yours}, '500': {description: out of order}}
                """);
    }

    @Test
    void aPatternBetweenTheSlashesOfALiteralMeansWhatStandsBetweenThem() {
        CheckRow row = asked("""
                /things:
                  get:
                    parameters: [{name: word, in: query, required: true, schema: {type: string, pattern: '/^[a-z]+[0-9]$/i'}}]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: string, pattern: '/^x+y$/'}}}}}
                """);
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).isOne();
    }

    @Test
    void whatIsThereIsFoundThoughOneParameterIsDescribedInAnotherFormThanItsNamesHave() {
        assertAnswered(things("pattern: '^[a-z]{26}$'", "format: uuid"));
    }

    @Test
    void aHeaderThatTellsOperationsApartIsSentAsDescribed() {
        String operation = """
                put:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: x-from, in: header, required: REQUIRED, schema: {type: string, pattern: '^/.+/.+$'}}]
                    responses: {'200': {description: done}}
                """;
        assertAnswered("/things/{id}:\n  "
                + operation.replace("REQUIRED", "false").replace(", {name: x-from", ", {name: x-other")
                + "'/things/{id}#x-from':\n  " + operation.replace("REQUIRED", "true"));
    }

    @Test
    void parametersWithoutTextBetweenThemAreToldApartByTheirValues() {
        assertAnswered("""
                /things/{id}{ending}:
                  get:
                    parameters:
                    - {name: id, in: path, required: true, schema: {type: string, minLength: 5}}
                    - {name: ending, in: path, required: true, schema: {type: string, enum: [.json, .xml]}}
                    responses: {'200': {description: one}}
                """);
    }

    @Test
    void listsAndObjectsThatParametersSpellAreNotEmpty() {
        assertAnswered("""
                /things/{list}/{map}:
                  get:
                    parameters:
                    - {name: list, in: path, required: true, schema: {type: array, items: {type: string}}}
                    - {name: map, in: path, required: true, schema: {type: object, additionalProperties: {type: string}}}
                    - {name: more, in: query, required: true, schema: {type: object, properties: {a: {type: integer}}}}
                    - {name: deep, in: query, required: true, style: deepObject, schema: {type: object, properties: {b: {type: string}}}}
                    responses: {'200': {description: found}}
                """);
    }

    @Test
    void listsOfObjectsAndMembersThatAnotherParameterIsCalledLikeStandInBrackets() {
        assertAnswered("""
                /things:
                  get:
                    parameters:
                    - {name: data, in: query, required: true, schema: {type: array, items: {type: object, properties: {note: {type: string}}}}}
                    - {name: kind, in: query, required: true, schema: {type: string, enum: [all]}}
                    - {name: any, in: query, required: true, schema: {type: array}}
                    - {name: moved, in: query, required: true, schema: {type: object, required: [kind], properties: {kind: {type: string, enum: [some]}}}}
                    - {name: tags, in: query, required: true, schema: {type: object, additionalProperties: {type: string}}}
                    responses: {'200': {description: found}}
                """);
    }

    @Test
    void whatIsMadeHasTheNamesByWhichItIsLookedUp() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  get:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                /flows/{flowAlias}/copy:
                  post:
                    parameters: [{name: flowAlias, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: copied}}
                """);
    }

    @Test
    void aPatchOfOperationsIsOneThatCanAlwaysBeApplied() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  patch:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody: {required: true, content: {application/json-patch+json: {schema: {type: array, items: {type: object, required: [op, path],
                      properties: {op: {type: string}, path: {type: string}, value: {}}}}, example: [{op: replace, path: /none/of/these, value: 1}]}}}
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                """);
    }

    @Test
    void aPatchThatMustHaveAnOperationHasOneThatCanAlwaysBeApplied() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  patch:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody: {required: true, content: {application/json-patch+json: {schema: {type: array, minItems: 1, items: {type: object, required: [op, path],
                      properties: {op: {type: string, enum: [test, add]}, path: {type: string, example: '-'}, value: {type: object}}}}}}}
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                """);
    }

    @Test
    void aBareListOfWhatIsDeletedNamesWhatThereIs() {
        assertAnswered("""
                /pictures:
                  post:
                    requestBody: {content: {application/json: {schema: &picture {type: object, properties: {id: {type: integer}, title: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *picture}}}}
                /pictures/{id}:
                  get:
                    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *picture}}}}
                /pictures/delete:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: {type: array, items: {type: integer, example: 81}}}}}
                    responses: {'204': {description: gone}}
                """);
    }

    @Test
    void anInstanceOfOneOfSeveralAlikeTypesHasAnIdentifier() {
        assertAnswered("""
                /rules:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &rule {oneOf: [
                      {type: object, required: [type], properties: {id: {type: string, readOnly: true}, type: {type: string}, speed: {type: integer}}},
                      {type: object, required: [type], properties: {id: {type: string, readOnly: true}, type: {type: string}, delay: {type: integer}}}]}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *rule}}}}
                /rules/{ruleId}:
                  get:
                    parameters: [&id {name: ruleId, in: path, required: true, schema: {type: string}, example: abcd}]
                    responses: {'200': {description: one, content: {application/json: {schema: *rule}}}}
                  delete:
                    parameters: [*id]
                    responses: {'204': {description: gone}}
                """);
    }

    @Test
    void whatIsFoundBySeveralNamesIsMadeWithThemInAList() {
        assertAnswered("""
                /orders:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &orders {type: object, properties: {orders: {type: array, items:
                      {type: object, properties: {orderID: {type: string}, orderNumber: {type: string}, note: {type: string}}}}}}, example: {orders: [{note: new}]}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *orders}}}}
                /orders/{orderID}:
                  get:
                    parameters: [{name: orderID, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *orders}}}}
                /orders/{orderNumber}:
                  get:
                    parameters: [{name: orderNumber, in: path, required: true, schema: {type: string}, example: PO1}]
                    responses: {'200': {description: one, content: {application/json: {schema: *orders}}}}
                """);
    }

    @Test
    void whatIsOnlyMadeWithItsWholeIsFoundBelowIt() {
        assertAnswered("""
                /notes:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &note {type: object, properties: {
                      id: {type: string, pattern: '^[a-z0-9]{26}$'}, title: {type: string}, files: {type: array, items: &file
                      {type: object, properties: {id: {type: string}, name: {type: string}, size: {type: integer}}}}}}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *note}}}}
                /notes/{noteId}:
                  get:
                    parameters: [&id {name: noteId, in: path, required: true, schema: {type: string, format: uuid}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *note}}}}
                /notes/{noteId}/files:
                  get:
                    parameters: [*id]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: *file}}}}}
                /notes/{noteId}/files/{fileId}:
                  get:
                    parameters: [*id, {name: fileId, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *file}}}}
                """);
    }

    @Test
    void whatNothingMakesIsDeletedOneByOneBeforeManyAtOnce() {
        assertAnswered("""
                /blocks:
                  get:
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: string}, reason: {type: string}}}}}}}}
                  delete:
                    requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {ids: {type: array, items: {type: string}}}}}}}
                    responses: {'204': {description: gone}}
                /blocks/{id}:
                  delete:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    responses: {'204': {description: gone}}
                """);
    }

    @Test
    void whatNoReplyTellsTheNameOfIsAskedForByTheNameItHas() {
        assertAnswered("""
                /streams:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}}}}}}
                    responses: {'200': {description: made}}
                /streams/{streamId}:
                  get:
                    parameters: [{name: streamId, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: {type: object, properties: {id: {type: string}, title: {type: string}}}}}}}
                """);
    }

    @Test
    void aFormLeavesOutWhatIsNull() {
        assertAnswered("""
                /things:
                  post:
                    requestBody: {required: true, content: {multipart/form-data: {
                      schema: {type: object, required: [name], properties: {name: {type: string}, way: {type: string, nullable: true, enum: [auto, null]}}},
                      example: {name: a, way: null}}}}
                    responses: {'200': {description: done}}
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{allOf: [{type: string}, {type: integer}]}",
                "{type: string, minLength: 3, maxLength: 2}",
                "{not: {}}",
                "{type: object, required: [a], maxProperties: 0}",
                "{type: object, additionalProperties: false, minProperties: 1}",
                "{type: integer, minimum: 2, maximum: 1}"
            })
    void rulesThatNobodyCouldKeepAreNotHeldAgainstRequests(String impossible) {
        CheckRow row = asked("""
                /things:
                  post:
                    parameters: [{name: q, in: query, required: true, schema: SCHEMA}]
                    requestBody: {required: true, content: {application/json: {schema: SCHEMA}}}
                    responses: {'200': {description: done, content: {application/json: {schema: SCHEMA}}}}
                """.replace("SCHEMA", impossible));
        assertThat(row.unanswered()).isEmpty();
    }

    @Test
    void whatCannotBeSentIsNotAskedFor() {
        assertAnswered("""
                /things/{:
                  get:
                    parameters: [{name: 'X Key', in: header, required: true, schema: {type: string}}, {name: "a\\r\\nb", in: header, required: true, schema: {type: string}}]
                    responses: {'200': {description: done, content: {APPLICATION/JSON: {schema: {type: object}}}}}
                """);
    }

    @Test
    void aPageLengthBelowZeroByDefaultIsTheServersOwn() {
        assertAnswered("""
                /things:
                  get:
                    parameters: [{name: limit, in: query, schema: {type: integer, default: -1}}, {name: offset, in: query, schema: {type: integer}}]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}
                """);
    }

    @Test
    void aReplyThatMustNotHaveABodyNeedsNone() {
        assertAnswered("""
                /things/{id}/copy:
                  post:
                    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                    responses: {'205': {description: done, content: {application/json: {schema: {type: object}}}}}
                """);
    }

    /** One operation: what it takes and the type that it shows, if any. */
    private static String operation(String method, String sent, String shown) {
        String body = sent.isEmpty() ? "" : "requestBody: {content: {application/json: {schema: " + sent + "}}}, ";
        String reply = shown.isEmpty()
                ? "'204': {description: done}"
                : "'200': {description: shown, content: {application/json: {schema: " + shown + "}}}";
        return "  " + method + ": {" + body + "responses: {" + reply + "}}\n";
    }

    /** A path with the parameters that its braces name. */
    private static String path(String path, String... operations) {
        StringBuilder text = new StringBuilder(path + ":\n  parameters: [");
        for (String piece : path.split("\\{", -1)) {
            String name = piece.contains("}") ? piece.substring(0, piece.indexOf('}')) : "";
            text.append(
                    name.isEmpty() ? "" : "{name: " + name + ", in: path, required: true, schema: {type: string}}, ");
        }
        return text + "]\n" + String.join("", operations);
    }

    /** A named type, with an identifier. */
    private static String type(String name, String members) {
        return name + ": {type: object, required: [id], properties: {id: {type: string, readOnly: true}, " + members
                + "}}";
    }

    private static String of(String type) {
        return "{$ref: '#/components/schemas/" + type + "'}";
    }

    private static String list(String type) {
        return "{type: array, items: " + of(type) + "}";
    }

    @Test
    void anActionThatShowsNothingChangesTheStateThatTheNextOneStartsFrom() {
        assertAnswered(
                path("/parcels", operation("post", "{type: object}", of("Parcel")))
                        + path("/parcels/{id}", operation("get", "", of("Parcel")))
                        + path(
                                "/parcels/{id}/receive",
                                operation("post", "", of("Parcel")),
                                operation("delete", "", ""))
                        + path("/parcels/{id}/request", operation("post", "", of("Parcel"))),
                type("Parcel", "status: {type: string, enum: [requested, received, canceled]}"));
    }

    @Test
    void anActionIsTakenOnOneThatWaitsForIt() {
        String way = "capture_method: {type: string, enum: [automatic, manual]}";
        assertAnswered(
                path("/payments", operation("post", "{type: object, properties: {" + way + "}}", of("Payment")))
                        + path("/payments/{id}", operation("get", "", of("Payment")))
                        + path("/payments/{id}/confirm", operation("post", "", of("Payment")))
                        + path("/payments/{id}/capture", operation("post", "", of("Payment"))),
                type(
                        "Payment",
                        "status: {type: string, enum: [created, requires_capture, succeeded, canceled]}, " + way));
    }

    @Test
    void piecesThatOnlyComeWithTheirWholeAreSentWithIt() {
        assertAnswered(
                path("/users", operation("post", of("User"), of("User")))
                        + path("/users/{id}", operation("get", "", of("User")))
                        + path("/users/{id}/keys", operation("get", "", list("Key")))
                        + path("/users/{id}/keys/{keyId}", operation("delete", "", "")),
                type("User", "name: {type: string}, keys: " + list("Key")),
                "Key: {type: object, properties: {id: {type: string}, userId: {type: string}, label: {type: string}}}");
    }

    @Test
    void whatIsFoundInTwoPlacesIsGoneFromBothWhenItIsDeleted() {
        assertAnswered(
                path("/quotes", operation("post", of("Quote"), of("Quote")))
                        + path("/quotes/{quote}", operation("get", "", of("Quote")))
                        + path("/jobs", operation("post", of("Job"), of("Job")))
                        + path("/jobs/{job}", operation("get", "", of("Job")))
                        + path("/quotes/{quote}/files", operation("get", "", list("File")))
                        + path("/jobs/{job}/files", operation("get", "", list("File")))
                        + path("/jobs/{job}/files/{fileId}", operation("delete", "", ""))
                        + path("/quotes/{quote}/files/{fileId}", operation("delete", "", "")),
                type("Quote", "price: {type: integer}"),
                type("Job", "title: {type: string}"),
                type("File", "size: {type: integer}"));
    }

    @Test
    void whatIsMadeBelowTheNearestIsBelowAllThatLeadsThere() {
        assertAnswered(
                path("/articles", operation("post", of("Article"), of("Article")))
                        + path("/articles/{article}", operation("get", "", of("Article")))
                        + path("/projects", operation("post", of("Project"), of("Project")))
                        + path("/projects/{project}", operation("get", "", of("Project")))
                        + path("/projects/{project}/articles/{article}", operation("get", "", of("Article")))
                        + path("/articles/{article}/files", operation("post", of("File"), of("File")))
                        + path("/projects/{project}/articles", operation("post", of("Article"), of("Article")))
                        + path("/articles/{article}/files/{fileId}", operation("get", "", of("File")))
                        + path(
                                "/projects/{project}/articles/{article}/files/{fileId}",
                                operation("get", "", of("File"))),
                type("Article", "title: {type: string}"),
                type("Project", "aim: {type: string}"),
                type("File", "size: {type: integer}"));
    }

    @Test
    void whatIsPutUnderAChosenNameIsFoundWhereItWasPut() {
        assertAnswered(
                path("/videos", operation("post", of("Video"), of("Video")))
                        + path("/videos/{id}", operation("get", "", of("Video")), operation("delete", "", ""))
                        + path(
                                "/videos/{id}/domains/{domain}",
                                operation("get", "", of("Domain")),
                                operation("put", "", ""),
                                operation("delete", "", ""))
                        + path("/videos/{id}/publish", operation("post", "", of("Video"))),
                type("Video", "status: {type: string, enum: [draft, published]}"),
                "Domain: {type: object, properties: {domain: {type: string}}}");
    }

    @Test
    void oneIsDeletedBeforeManyAre() {
        String many = operation("delete", "", "")
                .replace(
                        "{responses",
                        "{parameters: [{name: ids, in: query, required: true, schema: {type: string}}], responses");
        assertAnswered(
                path("/tickets", operation("get", "", list("Ticket")))
                        + path("/tickets/destroy_many", many)
                        + path("/tickets/{id}", operation("get", "", of("Ticket")), operation("delete", "", "")),
                type("Ticket", "title: {type: string}"));
    }
}
