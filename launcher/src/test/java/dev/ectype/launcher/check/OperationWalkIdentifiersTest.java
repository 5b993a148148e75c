package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.assertAnswered;
import static dev.ectype.launcher.check.OperationWalkOrderTest.list;
import static dev.ectype.launcher.check.OperationWalkOrderTest.of;
import static dev.ectype.launcher.check.OperationWalkOrderTest.operation;
import static dev.ectype.launcher.check.OperationWalkOrderTest.path;
import static dev.ectype.launcher.check.OperationWalkOrderTest.type;

import org.junit.jupiter.api.Test;

/** Tests operations that a check can call only with known identifiers. */
final class OperationWalkIdentifiersTest {
    @Test
    void findsAPutInstanceByPathAlthoughItsTypeCannotHoldThatIdentifier() {
        assertAnswered(
                path(
                        "/messages/{message_id}",
                        operation("get", "", of("Message")),
                        operation("put", "", ""),
                        operation("delete", "", "")),
                "Message: {type: object, required: [message_id], properties: {message_id: {type: string, format: uuid}}}");
    }

    @Test
    void findsACreatedInstanceWithoutAnIdentifierInItsReply() {
        assertAnswered(
                path("/filters", operation("post", of("Filter"), of("Filter")))
                        + path("/filters/{id}", operation("get", "", of("Filter")), operation("delete", "", "")),
                "Filter: {type: object, properties: {id: {type: array, items: {type: integer}}, title: {type: string}}}");
    }

    @Test
    void aReplacementKeepsTheIdentifierInsteadOfTheExample() {
        assertAnswered(
                path("/groups/{title}", operation("get", "", of("Group")), operation("put", of("Group"), of("Group"))),
                "Group: {type: object, required: [title], properties: {title: {type: string, example: test}, size: {type: integer}}}");
    }

    @Test
    void aTrailingParameterDoesNotChangeTheIdentifiedInstance() {
        assertAnswered(
                path("/accounts", operation("post", of("Account"), of("Account")))
                        + path("/accounts/{id}", operation("get", "", of("Account")), operation("delete", "", ""))
                        + path(
                                "/accounts/{id}/{effectiveDate}",
                                operation("get", "", of("Account")),
                                operation("delete", "", ""))
                        + path("/accounts/{id}/{effectiveDate}/summary", operation("get", "", "{type: object}")),
                type("Account", "title: {type: string}"));
    }

    @Test
    void readsAListedInstanceBelowTheSameScope() {
        String listed = "{type: object, properties: {rules: " + list("Rule") + ", nextToken: {type: string}}}";
        assertAnswered(
                path("/rules/{instanceId}", operation("get", "", listed), operation("post", of("Rule"), of("Rule")))
                        + path(
                                "/rules/{instanceId}/{ruleId}",
                                operation("get", "", of("Rule")),
                                operation("put", of("Rule"), of("Rule")),
                                operation("delete", "", "")),
                "Rule: {type: object, required: [ruleId], properties: {ruleId: {type: string, readOnly: true}, title: {type: string}}}");
    }

    @Test
    void usesTheIdentifierFormatOfTheListItems() {
        assertAnswered(
                path("/devices", operation("get", "", list("Item")))
                        + path("/devices/{deviceId}", operation("get", "", of("Device"))),
                "Item: {type: object, required: [id], properties: {id: {type: string, pattern: '^[A-Za-z0-9]{22}$'}, model: {type: string}}}",
                "Device: {type: object, properties: {model: {type: string}, maker: {type: string}}}");
    }

    @Test
    void findsAnInstanceThatWasCreatedInAList() {
        assertAnswered("""
                /staff:
                  post:
                    requestBody: {content: {application/json: {schema: {type: array, items: &one {type: object, required: [id], properties: {id: {type: string, format: uuid, readOnly: true}, name: {type: string}}}}, example: []}}}
                    responses: {'200': {description: made, content: {application/json: {schema: {type: object, properties: {staff: {type: array, items: *one}}}}}}}
                /staff/{id}:
                  get:
                    parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *one}}}}
                """);
    }

    @Test
    void usesTheParameterTypeOfEachOperation() {
        String word = "{name: category, in: path, required: true, schema: {type: string, example: animation}}";
        String number = "{name: category, in: path, required: true, schema: {type: number, example: 7}}";
        assertAnswered(
                """
                /categories:
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Category'}}}}}}}
                /categories/{category}:
                  get:
                    parameters: [WORD]
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Category'}}}}}
                /categories/{category}/views:
                  get:
                    parameters: [NUMBER]
                    responses: {'204': {description: ok}}
                """.replace("WORD", word).replace("NUMBER", number),
                "Category: {type: object, properties: {name: {type: string}, link: {type: string}}}");
    }

    @Test
    void anEmptyEnumValueIsNotUsedInAPath() {
        assertAnswered("""
                /jobs/{state}:
                  get:
                    parameters: [{name: state, in: path, required: true, schema: {type: string, enum: ['', active, waiting]}}]
                    responses: {'204': {description: ok}}
                """);
    }
}
