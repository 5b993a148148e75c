package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the current user of an API without other users, and mutations that edit lists. */
final class GraphQlViewerTest {
    private static final String SCHEMA = """
            interface Node { id: ID! }
            type Query { viewer: User! node(id: ID!): Node job(id: ID!): Job }
            type User implements Node {
              id: ID! login: String!
              jobs: [Job!]! assignedJobs: [Job!]! reviews: [Job!]!
            }
            type Job implements Node { id: ID! title: String! author: User! reviewer: User assignees: [User!]! tags: [Tag!]! }
            type Tag implements Node { id: ID! name: String! }
            type Mutation {
              createTag(name: String!): Tag!
              createJob(input: NewJob!): JobPayload
              addTagsToJob(input: JobTags!): JobPayload
              removeTagsFromJob(input: JobTags!): JobPayload
              addAssigneesToJob(jobId: ID!, assigneeIds: [ID!]!): JobPayload
            }
            input NewJob { title: String! }
            input JobTags { jobId: ID!, tagIds: [ID!]! }
            type JobPayload { job: Job }
            """;

    private GraphQlShop jobs;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        jobs = GraphQlShop.of(List.of(SourceRoot.text("jobs.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        jobs.data("mutation { createJob(input: {title: \"Paint\"}) { job { id } } }");
    }

    @AfterEach
    void close() {
        jobs.close();
    }

    private String viewer() throws IOException, InterruptedException {
        Document id = jobs.ask("{ viewer { id } }").at(MemberPath.of("data", "viewer", "id"));
        assertThat(id).isNotNull();
        return id.text();
    }

    @Test
    void theViewerIsTheAuthorOfNewInstances() throws IOException, InterruptedException {
        assertThat(jobs.data("{ job(id: \"job_1\") { author { id } reviewer { id } } }"))
                .isEqualTo("{\"job\":{\"author\":{\"id\":\"" + viewer() + "\"},\"reviewer\":null}}");
        assertThat(jobs.data("{ viewer { jobs { title } reviews { title } assignedJobs { title } } }"))
                .isEqualTo("{\"viewer\":{\"jobs\":[{\"title\":\"Paint\"}],\"reviews\":[],\"assignedJobs\":[]}}");
        assertThat(jobs.data("{ node(id: \"" + viewer() + "\") { __typename } }"))
                .isEqualTo("{\"node\":{\"__typename\":\"User\"}}");
    }

    @Test
    void mutationsAddToListsAndRemoveFromThem() throws IOException, InterruptedException {
        for (String name : List.of("red", "blue")) {
            jobs.data("mutation { createTag(name: \"" + name + "\") { id } }");
        }
        assertThat(jobs.data("mutation { addTagsToJob(input: {jobId: \"job_1\", tagIds: [\"tag_1\", \"tag_2\"]})"
                        + " { job { tags { name } } } }"))
                .isEqualTo("{\"addTagsToJob\":{\"job\":{\"tags\":[{\"name\":\"red\"},{\"name\":\"blue\"}]}}}");
        jobs.data("mutation { removeTagsFromJob(input: {jobId: \"job_1\", tagIds: [\"tag_1\"]}) { job { id } } }");
        assertThat(jobs.data("{ job(id: \"job_1\") { tags { name } } }"))
                .isEqualTo("{\"job\":{\"tags\":[{\"name\":\"blue\"}]}}");
        jobs.data(
                "mutation { addAssigneesToJob(jobId: \"job_1\", assigneeIds: [\"" + viewer() + "\"]) { job { id } } }");
        assertThat(jobs.data("{ viewer { assignedJobs { title } } job(id: \"job_1\") { assignees { id } } }"))
                .isEqualTo("{\"viewer\":{\"assignedJobs\":[{\"title\":\"Paint\"}]},\"job\":{\"assignees\":[{\"id\":\""
                        + viewer() + "\"}]}}");
    }
}
