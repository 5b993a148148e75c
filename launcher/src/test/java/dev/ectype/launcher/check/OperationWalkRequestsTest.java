package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.assertAnswered;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests operations that need special request values, such as idempotency keys and credentials. */
final class OperationWalkRequestsTest {
    @Test
    void everyRequestHasItsOwnIdempotencyKey() {
        assertAnswered("""
                /things:
                  post: &make
                    parameters: [{name: Idempotency-Key, in: header, required: true, schema: {type: string, maxLength: 12, pattern: '^[a-z0-9-]+$', example: abcd-0000}}]
                    requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                    responses: {'201': {description: made}}
                /others:
                  post: *make
                """);
    }

    @Test
    void aFormWithAStringSchemaIsSentAsAForm() {
        assertAnswered("""
                /things:
                  post:
                    requestBody: {required: true, content: {application/x-www-form-urlencoded: {schema: {type: string}, example: 'a=b c&d=e'}}}
                    responses: {'200': {description: done}}
                /files:
                  post:
                    requestBody: {required: true, content: {multipart/form-data: {schema: {type: string, format: binary}}}}
                    responses: {'200': {description: done}}
                """);
    }

    @Test
    void aMergePatchMaySetANullableMemberToNull() {
        assertAnswered("""
                /things:
                  post:
                    requestBody: {content: {application/json: {schema: &thing {type: object, properties: {id: {type: string}, name: {type: string, nullable: true}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *thing}}}}
                /things/{id}:
                  patch:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody: {required: true, content: {application/merge-patch+json: {schema: {type: object, required: [name], properties: {
                      name: {type: string, nullable: true, example: null}}}}}}
                    responses: {'200': {description: one, content: {application/json: {schema: *thing}}}}
                """);
    }

    @Test
    void aHeaderContainsOnlyOneCredential() {
        CheckRow row = CheckedDescription.checkDescription("""
                openapi: 3.0.3
                info: {title: Trial, version: '1'}
                paths:
                  /things: {get: {security: [{basic: [], key: []}], responses: {'200': {description: all}}}}
                  /others: {get: {security: [{key: [], basic: []}], responses: {'200': {description: all}}}}
                components: {securitySchemes: {key: {type: apiKey, in: header, name: Authorization}, basic: {type: http, scheme: basic}}}
                """);
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).isEqualTo(2);
    }
}
