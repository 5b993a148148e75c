package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.assertAnswered;
import static dev.ectype.launcher.check.OperationWalkOrderTest.list;
import static dev.ectype.launcher.check.OperationWalkOrderTest.of;
import static dev.ectype.launcher.check.OperationWalkOrderTest.operation;
import static dev.ectype.launcher.check.OperationWalkOrderTest.path;
import static dev.ectype.launcher.check.OperationWalkOrderTest.type;

import org.junit.jupiter.api.Test;

/** Tests the place of deletions among the operations that a check calls. */
final class OperationWalkDeletionsTest {
    @Test
    void aBulkDeletionListsExistingIdentifiers() {
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
    void seededInstancesAreDeletedOneByOneBeforeABulkDeletion() {
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
    void aDeletionRemovesAnInstanceFromBothOfItsLists() {
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
    void singleDeletionsComeBeforeBulkDeletions() {
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
