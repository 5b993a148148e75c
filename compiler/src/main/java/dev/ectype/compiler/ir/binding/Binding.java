package dev.ectype.compiler.ir.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes how clients call an operation: the protocol part of an endpoint. It answers for its protocol. */
public sealed interface Binding permits HttpBinding, GraphQlField, GrpcMethod, ChannelMessage {
    /** Returns a one-line name of the operation for messages. */
    String words();

    /** Returns the kind of the operation in its protocol, such as an HTTP method or a GraphQL root type. */
    String label();

    /** Returns the address of the operation in its protocol, such as a path or a field. */
    String address();

    /** Returns the name for the group of operations without a tag and a resource. */
    default String groupName() {
        return "other";
    }

    /** Returns whether clients call the operation; otherwise they receive its events. */
    default boolean isClientInitiated() {
        return true;
    }

    /** Returns whether clients call the operation with HTTP requests that have its method and path. */
    default boolean isHttp() {
        return path() != null;
    }

    /** Returns whether clients call the operation with an HTTP method. */
    default boolean isHttp(String method) {
        return isHttp() && label().equals(method);
    }

    /** Returns the path with parameters in braces, or null in protocols without paths. */
    default @Nullable String path() {
        return null;
    }

    /** Returns what a request must contain beside the path. */
    default List<HttpBinding.Condition> conditions() {
        return List.of();
    }

    /** Returns the path parameter that may contain slashes, or null. */
    default @Nullable String catchAllParameter() {
        return null;
    }

    /** Returns a binding in which a path parameter may contain slashes. */
    default Binding withCatchAllParameter(String parameter) {
        return this;
    }

    /** Returns a binding with base paths unless it has its own. */
    default Binding withDefaultBasePaths(List<String> basePaths) {
        return this;
    }

    /** Returns the name by which clients call the operation in protocols without paths, or null. */
    default @Nullable String callName() {
        return null;
    }

    /** Returns the name of the service that the call belongs to, without its package, or null. */
    default @Nullable String serviceName() {
        return null;
    }

    /** Returns whether the operation is a GraphQL query, which changes nothing. */
    default boolean isQuery() {
        return false;
    }

    /** Returns whether the operation is a GraphQL mutation. */
    default boolean isMutation() {
        return false;
    }

    /** Returns whether the reply is a list inside an object by a convention of the protocol. */
    default boolean returnsConnection() {
        return false;
    }

    /** Returns the type of the instances in the events of a subscription, or null. */
    default @Nullable String eventType() {
        return null;
    }

    /** Returns the name of the message that clients send, or null in protocols without named messages. */
    default @Nullable String messageName() {
        return null;
    }

    /** Returns the name of the events that clients receive, which says what happened, or null for operations that they call. */
    default @Nullable String eventName() {
        return null;
    }

    /** Returns whether the server replies with a stream of messages. */
    default boolean serverStreams() {
        return false;
    }

    /** Returns whether clients send a stream of messages. */
    default boolean clientStreams() {
        return false;
    }

    /** Returns the object arguments with members that become members of the request itself. */
    default List<String> spread() {
        return List.of();
    }

    /** Returns the long-running operation that the protocol's reply represents, or null. */
    default GrpcMethod.@Nullable LongRunningOperation longRunning() {
        return null;
    }
}
