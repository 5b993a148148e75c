package input;

import dev.ectype.runtime.emulator.Body;
import dev.ectype.runtime.emulator.Exchange;
import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class OtherOperations extends Operations {
    public OtherOperations(Exchange exchange) {
        super(exchange);
    }

    /** {@code query node}. Answers 200, or 400. */
    protected Reply<?> node() {
        return answer();
    }

    /** {@code query product}. Answers 200, or 400. */
    protected Reply<?> product() {
        return answer();
    }

    /** {@code query products}. Answers 200, or 400. */
    protected Reply<?> products() {
        return answer();
    }

    /** {@code query category}. Answers 200, or 400. */
    protected Reply<?> category() {
        return answer();
    }

    /** {@code query tags}. Answers 200. */
    protected Reply<?> tags() {
        return answer();
    }

    /** {@code query tag}. Answers 200, or 400. */
    protected Reply<?> tag() {
        return answer();
    }

    /** {@code query order}. Answers 200, or 400. */
    protected Reply<?> order() {
        return answer();
    }

    /** {@code mutation createProduct}. Answers 200, or 400. */
    protected Reply<?> createProduct(Body<CreateProductBody> body) {
        return answer();
    }

    /** {@code mutation deleteProduct}. Answers 200, or 400. */
    protected Reply<?> deleteProduct(Body<DeleteProductBody> body) {
        return answer();
    }

    /** {@code mutation createCategory}. Answers 200, or 400. */
    protected Reply<?> createCategory(Body<CreateCategoryBody> body) {
        return answer();
    }

    /** {@code mutation createTag}. Answers 200, or 400. */
    protected Reply<?> createTag(Body<CreateTagBody> body) {
        return answer();
    }

    /** {@code mutation createOrder}. Answers 200, or 400. */
    protected Reply<?> createOrder(Body<CreateOrderBody> body) {
        return answer();
    }

    /** {@code mutation cancelOrder}. Answers 200, or 400. */
    protected Reply<?> cancelOrder(Body<DeleteProductBody> body) {
        return answer();
    }

    /** {@code subscription productCreated}. Answers 200. */
    protected Reply<?> productCreated() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> node();
            case 1 -> product();
            case 2 -> products();
            case 3 -> category();
            case 4 -> tags();
            case 5 -> tag();
            case 6 -> order();
            case 7 -> createProduct(body(CreateProductBody.class));
            case 8 -> deleteProduct(body(DeleteProductBody.class));
            case 9 -> createCategory(body(CreateCategoryBody.class));
            case 10 -> createTag(body(CreateTagBody.class));
            case 11 -> createOrder(body(CreateOrderBody.class));
            case 12 -> cancelOrder(body(DeleteProductBody.class));
            case 13 -> productCreated();
            default -> unknown(operation);
        };
    }
}
